import type { LocalizedText } from '@inkstone/schema';

export const dateText = {
  name: { zh: '日期', en: 'Date' },
  pick: { zh: '請選擇日期', en: 'Pick a date' },
} as const satisfies Record<string, LocalizedText>;
