import type { LocalizedText } from '@inkstone/schema';

export const createByParentIdText = { name: { zh: '建立人部門', en: "Creator's department" } } as const satisfies Record<
  string,
  LocalizedText
>;
