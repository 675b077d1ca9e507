import type { LocalizedText } from '@inkstone/schema';

export const labelText = { name: { zh: '文字標籤', en: 'Label' } } as const satisfies Record<string, LocalizedText>;
