import type { LocalizedText } from '@inkstone/schema';

export const timeText = { name: { zh: '時間', en: 'Time' } } as const satisfies Record<string, LocalizedText>;
