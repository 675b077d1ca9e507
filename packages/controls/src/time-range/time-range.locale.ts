import type { LocalizedText } from '@inkstone/schema';

export const timeRangeText = { name: { zh: '時間區間', en: 'Time range' } } as const satisfies Record<string, LocalizedText>;
