import type { LocalizedText } from '@inkstone/schema';

export const descriptionText = {
  name: { zh: '說明', en: 'Description' },
  open: { zh: '展開', en: 'Expand' },
  close: { zh: '收合', en: 'Collapse' },
} as const satisfies Record<string, LocalizedText>;
