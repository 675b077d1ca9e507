import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const locationText = {
  name: { zh: '位置', en: 'Location' },
  none: { zh: '尚未定位', en: 'No location yet' },
  locate: { zh: '取得目前位置', en: 'Use current location' },
  again: { zh: '重新定位', en: 'Locate again' },
  locating: { zh: '正在定位…', en: 'Locating…' },
  clear: generalTexts.clear,
  map: { zh: '在地圖上微調', en: 'Adjust on the map' },
  look: { zh: '在地圖上查看', en: 'View on map' },
  note: { zh: '地點說明', en: 'Place description' },
  found: { zh: '已取得位置', en: 'Location found' },
  accuracy: { zh: '誤差約 {metres} 公尺', en: 'Accurate to about {metres} m' },
  distance: { zh: '距離指定地點 {metres} 公尺', en: '{metres} m from the required location' },
  denied: {
    zh: '沒有定位權限。請在瀏覽器或系統設定中允許使用位置，然後重試。',
    en: 'Location permission denied. Allow location access in your browser or system settings, then try again.',
  },
  unavailable: {
    zh: '目前無法取得位置，請確認已開啟定位服務後重試。',
    en: 'Location not available. Make sure location services are on, then try again.',
  },
  timeout: { zh: '定位逾時，請移到較空曠的地方再試。', en: 'Locating timed out. Move to a more open place and try again.' },
  unsupported: {
    zh: '此瀏覽器或連線方式不支援定位（需要 HTTPS）。',
    en: 'This browser or connection does not support locating (HTTPS is required).',
  },
  unnamed: { zh: '已取得座標，但查不到地址。', en: 'Location found, but no address for it.' },
  mapLoading: { zh: '正在載入地圖', en: 'Loading map' },
  mapFailed: { zh: '地圖無法載入', en: 'Map could not be loaded' },
  retry: generalTexts.tryAgain,
  mapHint: {
    zh: '按地圖或用方向鍵移動標記；不能離開 {metres} 公尺的範圍。',
    en: 'Click the map or use the arrow keys to move the marker, up to {metres} m.',
  },
  done: generalTexts.ok,
  cancel: generalTexts.cancel,
} as const satisfies Record<string, LocalizedText>;
