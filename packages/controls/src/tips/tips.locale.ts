import type { LocalizedText } from '@inkstone/schema';

export const tipsText = { name: { zh: '提示', en: 'Tips' } } as const satisfies Record<string, LocalizedText>;
