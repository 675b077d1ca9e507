import type { LocalizedText } from '@inkstone/schema';

export const checkboxText = { name: { zh: '多選', en: 'Several choices' } } as const satisfies Record<string, LocalizedText>;
