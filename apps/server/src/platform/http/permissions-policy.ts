/** Browser features that the product uses. */
const allowed = [
  'camera',
  'microphone',
  'geolocation',
  'clipboard-read',
  'clipboard-write',
  'fullscreen',
  'web-share',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
/** Browser features that the product does not use, denied so that injected content cannot use them either. */
const denied = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const permissionsPolicy = [...allowed.map((feature) => `${feature}=(self)`), ...denied.map((feature) => `${feature}=()`)].join(', ');
