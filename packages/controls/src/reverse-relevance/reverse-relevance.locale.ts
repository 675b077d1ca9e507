import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const reverseRelevanceText = {
  name: { zh: '反向關聯', en: 'Reverse relation' },
  details: { zh: '表單詳情', en: 'Form details' },
  unsaved: { zh: '儲存後顯示關聯記錄', en: 'Related records appear after the form is saved' },
  search: generalTexts.search,
  record: { zh: '記錄', en: 'Record' },
  more: generalTexts.more,
} as const satisfies Record<string, LocalizedText>;
