import type { LocalizedText } from '@inkstone/schema';

export const imageText = { name: { zh: '圖片', en: 'Image' } } as const satisfies Record<string, LocalizedText>;
