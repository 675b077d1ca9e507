import type { LocalizedText } from '@inkstone/schema';

export const logicText = {
  name: { zh: '邏輯', en: 'Yes/No' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} as const satisfies Record<string, LocalizedText>;
