import type { LocalizedText } from '@inkstone/schema';

export const addressText = { name: { zh: '地址', en: 'Address' } } as const satisfies Record<string, LocalizedText>;
