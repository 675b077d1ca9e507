/** What the product itself asks the browser for. */
const own = ['camera', 'microphone', 'geolocation', 'clipboard-read', 'clipboard-write', 'fullscreen', 'web-share', 'picture-in-picture'];
/** What nothing here needs, so that nothing that gets into a page can ask for it either. */
const nobody = [
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const permissionsPolicy = [...own.map((feature) => `${feature}=(self)`), ...nobody.map((feature) => `${feature}=()`)].join(', ');
