import type { LocalizedText } from '@inkstone/schema';

export const rangeText = {
  from: { zh: '起', en: 'from' },
  to: { zh: '迄', en: 'to' },
} as const satisfies Record<string, LocalizedText>;
