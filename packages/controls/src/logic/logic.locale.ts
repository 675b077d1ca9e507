import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const logicText = {
  name: { zh: '是或否', en: 'Yes/No' },
  yes: generalTexts.yes,
  no: generalTexts.no,
} as const satisfies Record<string, LocalizedText>;
