import type { LocalizedText } from '@inkstone/schema';

export const createByText = { name: { zh: '建立人', en: 'Created by' } } as const satisfies Record<string, LocalizedText>;
