import type { LocalizedText } from '@inkstone/schema';

export const textareaText = { name: { zh: '多行文字', en: 'Multi-line text' } } as const satisfies Record<string, LocalizedText>;
