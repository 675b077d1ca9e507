import type { LocalizedText } from '@inkstone/schema';

export const locationText = { name: { zh: '位置', en: 'Location' } } as const satisfies Record<string, LocalizedText>;
