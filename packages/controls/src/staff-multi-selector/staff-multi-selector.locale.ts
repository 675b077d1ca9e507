import type { LocalizedText } from '@inkstone/schema';

export const staffMultiSelectorText = {
  name: { zh: '人員多選', en: 'Several people' },
  choose: { zh: '請選擇人員', en: 'Pick people' },
} as const satisfies Record<string, LocalizedText>;
