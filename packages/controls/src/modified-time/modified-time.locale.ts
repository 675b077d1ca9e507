import type { LocalizedText } from '@inkstone/schema';

export const modifiedTimeText = { name: { zh: '修改時間', en: 'Modified' } } as const satisfies Record<string, LocalizedText>;
