import type { LocalizedText } from '@inkstone/schema';

export const checkboxText = { name: { zh: '多選', en: 'Multiple selection' } } as const satisfies Record<string, LocalizedText>;
