import type { LocalizedText } from '@inkstone/schema';

export const createdTimeText = { name: { zh: '建立時間', en: 'Created' } } as const satisfies Record<string, LocalizedText>;
