import { defineTexts } from '../../../platform/i18n/texts.ts';

export const commonOpinionTexts = defineTexts('common-opinions', {
  phrases: { zh: '常用意見', en: 'Common opinions' },
  keep: { zh: '存為常用意見', en: 'Save as common opinion' },
  manage: { zh: '管理', en: 'Manage' },
  own: { zh: '我的常用意見', en: 'My common opinions' },
  up: { zh: '上移「{text}」', en: 'Move "{text}" up' },
  down: { zh: '下移「{text}」', en: 'Move "{text}" down' },
  remove: { zh: '刪除「{text}」', en: 'Delete "{text}"' },
});
