import type { LocalizedText } from '@inkstone/schema';

export const numberRangeText = { name: { zh: '數字區間', en: 'Number range' } } as const satisfies Record<string, LocalizedText>;
