import type { LocalizedText } from '@inkstone/schema';

export const openChoicesText = {
  chosen: { zh: '已選', en: 'chosen' },
  clear: { zh: '清除選擇', en: 'Clear' },
  loading: { zh: '選項載入中', en: 'Loading the choices' },
  failed: { zh: '選項載入失敗', en: 'The choices could not be loaded' },
  retry: { zh: '重試', en: 'Try again' },
  more: { zh: '顯示更多選項', en: 'More choices' },
  none: { zh: '沒有選項', en: 'There is nothing to choose from' },
} as const satisfies Record<string, LocalizedText>;
