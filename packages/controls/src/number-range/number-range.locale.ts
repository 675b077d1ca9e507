import type { LocalizedText } from '@inkstone/schema';

export const numberRangeText = { name: { zh: '數值範圍', en: 'Number range' } } as const satisfies Record<string, LocalizedText>;
