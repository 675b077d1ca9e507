import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  currentMaxLength: {
    label: { zh: '字數限制', en: 'Maximum rich text length' },
    help: { zh: '格式文字的字數上限，最大 20,000,000。', en: 'The maximum number of characters of formatted text, up to 20,000,000.' },
  },
  textAreaType: {
    label: { zh: '文字類型', en: 'Text type' },
    help: { zh: '純文字，或可以有粗體、清單與連結的格式文字。', en: 'Plain text, or text with bold, lists and links.' },
    choices: {
      longText: { zh: '純文字', en: 'Plain text' },
      current: { zh: '格式文字', en: 'Rich text' },
      Editor: { zh: '格式文字編輯器', en: 'Rich text editor' },
    },
  },
  rows: { label: { zh: '行數', en: 'Lines' }, help: { zh: '輸入框的高度，以行計。', en: 'The height of the input in lines.' } },
};
