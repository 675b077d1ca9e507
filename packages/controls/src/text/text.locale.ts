import type { LocalizedText } from '@inkstone/schema';

export const textText = { name: { zh: '單行文字', en: 'Single-line text' } } as const satisfies Record<string, LocalizedText>;
