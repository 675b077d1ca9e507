import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const openChoicesText = {
  chosen: { zh: '已選', en: 'Selected' },
  clear: { zh: '清除選擇', en: 'Clear selection' },
  loading: { zh: '選項載入中', en: 'Loading options' },
  failed: { zh: '選項載入失敗', en: 'Options could not be loaded' },
  retry: generalTexts.tryAgain,
  more: { zh: '顯示更多選項', en: 'Show more options' },
  none: { zh: '沒有選項', en: 'No options' },
} as const satisfies Record<string, LocalizedText>;
