import type { LocalizedText } from '@inkstone/schema';

export const sheetStatisticText = { name: { zh: '子表統計', en: 'Sub-table summary' } } as const satisfies Record<string, LocalizedText>;
