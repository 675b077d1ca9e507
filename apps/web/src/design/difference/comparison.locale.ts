import { defineTexts } from '../../platform/i18n/texts.ts';

export const comparisonTexts = defineTexts('design-comparison', {
  shownAs: { zh: '顯示方式', en: 'Show as' },
  words: { zh: '文字說明', en: 'As text' },
  beside: { zh: '並排比較', en: 'Side by side' },
  place: { zh: '位置', en: 'Position' },
  moved: { zh: '順序或位置不同', en: 'Different order or position' },
  same: { zh: '內容相同', en: 'The content is identical' },
});
