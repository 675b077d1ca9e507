import type { LocalizedText } from '@inkstone/schema';

export const signatureText = { name: { zh: '手寫簽名', en: 'Handwritten signature' } } as const satisfies Record<string, LocalizedText>;
