import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const areaPickerText = {
  levels: [
    { zh: '縣市／省', en: 'County or province' },
    { zh: '城市', en: 'City' },
    { zh: '鄉鎮市區', en: 'District' },
  ],
  choose: generalTexts.select,
  search: { zh: '搜尋縣市、鄉鎮市區或代碼', en: 'Search areas by name or code' },
  found: { zh: '符合的地區', en: 'Matching areas' },
  none: { zh: '沒有符合的地區', en: 'No matching areas' },
  undivided: { zh: '沒有更細的地區', en: 'No further subdivisions' },
  loading: { zh: '讀取中', en: 'Loading' },
  failed: { zh: '地區資料讀取失敗', en: 'Areas could not be loaded' },
  retry: generalTexts.tryAgain,
  clear: { zh: '清除{label}', en: 'Clear {label}' },
  close: generalTexts.close,
  located: { zh: '已帶入目前位置的地址', en: 'Filled in the address of your current location' },
  unnamed: { zh: '查不到目前位置的地址，請自行選擇。', en: 'No address found for your location. Select it manually.' },
  picking: { zh: '選擇{label}', en: 'Select {label}' },
} as const satisfies Record<string, LocalizedText | readonly LocalizedText[]>;
