import type { LocalizedText } from '@inkstone/schema';

export const numberText = {
  name: { zh: '數值', en: 'Number' },
  notANumber: { zh: '請輸入數字', en: 'Enter a number' },
} as const satisfies Record<string, LocalizedText>;
