import { defineTexts } from '../../../../platform/i18n/texts.ts';

export const styleTexts = defineTexts('design-style', {
  size: { zh: '字級', en: 'Font size' },
  usualSize: { zh: '預設字級', en: 'Default size' },
  bold: { zh: '粗體', en: 'Bold' },
  italic: { zh: '斜體', en: 'Italic' },
  underline: { zh: '底線', en: 'Underline' },
  color: { zh: '文字顏色', en: 'Text colour' },
  'background-color': { zh: '背景顏色', en: 'Background' },
  usualColour: { zh: '預設', en: 'Default' },
  noColour: { zh: '恢復預設', en: 'Back to default' },
});
