import type { LocalizedText } from '@inkstone/schema';

export const radioText = { name: { zh: '單選', en: 'Single choice' } } as const satisfies Record<string, LocalizedText>;
