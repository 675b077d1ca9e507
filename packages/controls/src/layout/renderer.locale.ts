import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const rendererText = {
  required: { zh: '必填', en: 'required' },
  tips: { zh: '{label}的說明', en: 'About {label}' },
  openRecord: { zh: '開啟相關記錄', en: 'Open related record' },
  retry: generalTexts.tryAgain,
  loading: generalTexts.loading,
} as const satisfies Record<string, LocalizedText>;
