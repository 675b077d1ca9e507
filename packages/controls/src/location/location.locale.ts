import type { LocalizedText } from '@inkstone/schema';

export const locationText = {
  name: { zh: '位置', en: 'Location' },
  none: { zh: '尚未定位', en: 'No position yet' },
  locate: { zh: '取得目前位置', en: 'Use my position' },
  again: { zh: '重新定位', en: 'Locate again' },
  locating: { zh: '正在定位…', en: 'Locating…' },
  clear: { zh: '清除', en: 'Clear' },
  map: { zh: '在地圖上微調', en: 'Adjust on the map' },
  look: { zh: '在地圖上查看', en: 'See on the map' },
  note: { zh: '地點說明', en: 'Where this is' },
  found: { zh: '已取得位置', en: 'Position found' },
  accuracy: { zh: '誤差約 {metres} 公尺', en: 'within about {metres} m' },
  distance: { zh: '距離指定地點 {metres} 公尺', en: '{metres} m from where it should be' },
  denied: {
    zh: '沒有定位權限。請在瀏覽器或系統設定中允許使用位置，然後重試。',
    en: 'Your position may not be read. Allow it in the settings of your browser or device, then try again.',
  },
  unavailable: {
    zh: '目前無法取得位置，請確認已開啟定位服務後重試。',
    en: 'No position can be found. Check that location services are on, then try again.',
  },
  timeout: { zh: '定位逾時，請移到較空曠的地方再試。', en: 'Locating took too long. Move to a more open place and try again.' },
  unsupported: {
    zh: '此瀏覽器或連線方式不支援定位（需要 HTTPS）。',
    en: 'This browser or connection cannot tell where you are (HTTPS is needed).',
  },
  unnamed: { zh: '已取得座標，但查不到地址。', en: 'The position was found, but no address for it.' },
  mapLoading: { zh: '正在載入地圖', en: 'The map is loading' },
  mapFailed: { zh: '地圖無法載入', en: 'The map could not be loaded' },
  retry: { zh: '重試', en: 'Try again' },
  mapHint: {
    zh: '按地圖或用方向鍵移動標記；不能離開 {metres} 公尺的範圍。',
    en: 'Click the map or use the arrow keys to move the mark; it stays within {metres} m.',
  },
  done: { zh: '確定', en: 'Done' },
  cancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, LocalizedText>;
