import type { LocalizedText } from '@inkstone/schema';

export const relevanceFormExText = { name: { zh: '關聯表單多選', en: 'Related records' } } as const satisfies Record<string, LocalizedText>;
