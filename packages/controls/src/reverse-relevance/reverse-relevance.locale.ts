import type { LocalizedText } from '@inkstone/schema';

export const reverseRelevanceText = { name: { zh: '反向關聯', en: 'Records pointing here' } } as const satisfies Record<
  string,
  LocalizedText
>;
