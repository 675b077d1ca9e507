import type { LocalizedText } from '@inkstone/schema';

export const groupText = {
  name: { zh: '分組標題', en: 'Group' },
  open: { zh: '展開', en: 'Expand' },
  close: { zh: '收合', en: 'Collapse' },
} as const satisfies Record<string, LocalizedText>;
