import { defineTexts } from '../../platform/i18n/texts.ts';

export const comparisonTexts = defineTexts('design-comparison', {
  shownAs: { zh: '顯示方式', en: 'Shown as' },
  words: { zh: '逐項說明', en: 'In words' },
  beside: { zh: '並排比較', en: 'Side by side' },
  place: { zh: '位置', en: 'Place' },
  moved: { zh: '順序或位置不同', en: 'In another order or place' },
  same: { zh: '內容相同', en: 'The content is the same' },
});
