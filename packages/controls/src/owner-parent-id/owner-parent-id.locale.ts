import type { LocalizedText } from '@inkstone/schema';

export const ownerParentIdText = { name: { zh: '擁有者部門', en: "Owner's department" } } as const satisfies Record<string, LocalizedText>;
