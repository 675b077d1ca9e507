import type { LocalizedText } from '@inkstone/schema';

export const reverseRelevanceText = {
  name: { zh: '反向關聯', en: 'Reverse relation' },
  details: { zh: '表單詳情', en: 'Form details' },
  unsaved: { zh: '儲存後顯示關聯記錄', en: 'Related records appear after the form is saved' },
  search: { zh: '搜尋', en: 'Search' },
  record: { zh: '記錄', en: 'Record' },
  more: { zh: '更多', en: 'More' },
} as const satisfies Record<string, LocalizedText>;
