import type { LocalizedText } from '@inkstone/schema';

export const ownerIdText = { name: { zh: '擁有者', en: 'Owner' } } as const satisfies Record<string, LocalizedText>;
