import type { LocalizedText } from '@inkstone/schema';

export const rendererText = {
  required: { zh: '必填', en: 'required' },
  tips: { zh: '{label}的說明', en: 'About {label}' },
  openRecord: { zh: '開啟相關記錄', en: 'Open related record' },
  retry: { zh: '重試', en: 'Try again' },
  loading: { zh: '載入中', en: 'Loading' },
} as const satisfies Record<string, LocalizedText>;
