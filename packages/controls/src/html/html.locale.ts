import type { LocalizedText } from '@inkstone/schema';

export const htmlText = { name: { zh: '網頁內容', en: 'Page content' } } as const satisfies Record<string, LocalizedText>;
