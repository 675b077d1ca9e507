import type { LocalizedText } from '@inkstone/schema';

export const dateRangeText = { name: { zh: '日期範圍', en: 'Date range' } } as const satisfies Record<string, LocalizedText>;
