import type { LocalizedText } from '@inkstone/schema';

export const staffMultiSelectorText = {
  name: { zh: '人員多選', en: 'People' },
  choose: { zh: '請選擇人員', en: 'Select people' },
} as const satisfies Record<string, LocalizedText>;
