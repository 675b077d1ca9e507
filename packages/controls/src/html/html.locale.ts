import type { LocalizedText } from '@inkstone/schema';

export const htmlText = { name: { zh: 'HTML 內容', en: 'HTML content' } } as const satisfies Record<string, LocalizedText>;
