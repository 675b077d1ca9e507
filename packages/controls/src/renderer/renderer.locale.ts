import type { LocalizedText } from '@inkstone/schema';

export const rendererText = {
  required: { zh: '必填', en: 'required' },
  tips: { zh: '{label}的說明', en: 'About {label}' },
  loading: { zh: '載入中', en: 'Loading' },
} as const satisfies Record<string, LocalizedText>;
