import type { LocalizedText } from '@inkstone/schema';

export const sequenceNoText = {
  name: { zh: '單據編號', en: 'Sequence number' },
  later: { zh: '提交後自動產生', en: 'Generated on submission' },
} as const satisfies Record<string, LocalizedText>;
