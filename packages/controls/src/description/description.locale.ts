import type { LocalizedText } from '@inkstone/schema';

export const descriptionText = {
  name: { zh: '說明', en: 'Description' },
  open: { zh: '展開', en: 'Open' },
  close: { zh: '收合', en: 'Fold' },
} as const satisfies Record<string, LocalizedText>;
