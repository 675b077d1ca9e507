import type { LocalizedText } from '@inkstone/schema';

export const timeRangeText = { name: { zh: '時間範圍', en: 'Time range' } } as const satisfies Record<string, LocalizedText>;
