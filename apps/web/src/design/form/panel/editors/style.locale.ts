import { defineTexts } from '../../../../platform/i18n/texts.ts';

export const styleTexts = defineTexts('design-style', {
  size: { zh: '字級', en: 'Size' },
  usualSize: { zh: '一般字級', en: 'Usual size' },
  bold: { zh: '粗體', en: 'Bold' },
  italic: { zh: '斜體', en: 'Italic' },
  underline: { zh: '底線', en: 'Underline' },
  color: { zh: '文字顏色', en: 'Text colour' },
  'background-color': { zh: '背景顏色', en: 'Background' },
  usualColour: { zh: '一般', en: 'Usual' },
  noColour: { zh: '改回一般', en: 'Back to usual' },
});
