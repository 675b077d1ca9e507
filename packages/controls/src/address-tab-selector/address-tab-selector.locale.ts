import type { LocalizedText } from '@inkstone/schema';

export const addressTabSelectorText = { name: { zh: '地址頁籤選擇', en: 'Address by tabs' } } as const satisfies Record<
  string,
  LocalizedText
>;
