import type { LocalizedText } from '@inkstone/schema';

export const dropdownMultiText = { name: { zh: '下拉多選', en: 'Multi-select dropdown' } } as const satisfies Record<string, LocalizedText>;
