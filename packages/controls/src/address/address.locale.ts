import type { LocalizedText } from '@inkstone/schema';

export const addressText = {
  name: { zh: '地址', en: 'Address' },
  street: { zh: '街道、巷弄、門牌號碼', en: 'Street and number' },
} as const satisfies Record<string, LocalizedText>;
