import type { LocalizedText } from '@inkstone/schema';

export const addressTabSelectorText = { name: { zh: '地址分頁選擇', en: 'Address by tabs' } } as const satisfies Record<
  string,
  LocalizedText
>;
