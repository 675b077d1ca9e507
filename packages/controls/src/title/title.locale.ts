import type { LocalizedText } from '@inkstone/schema';

export const titleText = { name: { zh: '表單標題', en: 'Form title' } } as const satisfies Record<string, LocalizedText>;
