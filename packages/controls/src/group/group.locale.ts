import type { LocalizedText } from '@inkstone/schema';

export const groupText = {
  name: { zh: '分組標題', en: 'Group' },
  open: { zh: '展開', en: 'Open' },
  close: { zh: '收合', en: 'Fold' },
} as const satisfies Record<string, LocalizedText>;
