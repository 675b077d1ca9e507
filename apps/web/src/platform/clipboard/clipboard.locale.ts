import { defineTexts } from '../i18n/texts.ts';

export const clipboardTexts = defineTexts('clipboard', {
  copy: { zh: '複製', en: 'Copy' },
  copied: { zh: '已複製', en: 'Copied' },
  notCopied: { zh: '無法複製，請手動選取文字', en: 'Could not copy. Select the text and copy it.' },
});
