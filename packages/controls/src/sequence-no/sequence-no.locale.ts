import type { LocalizedText } from '@inkstone/schema';

export const sequenceNoText = {
  name: { zh: '單據編號', en: 'Number' },
  later: { zh: '提交後自動產生', en: 'Given when submitted' },
} as const satisfies Record<string, LocalizedText>;
