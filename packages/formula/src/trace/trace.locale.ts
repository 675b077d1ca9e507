import type { LocalizedText } from '@inkstone/schema';
import type { SkipReason } from './trace-step.ts';

/** Texts for values in the formula debugger. */
export const displayTexts = {
  empty: { zh: '（空）', en: '(empty)' },
  true: { zh: '是', en: 'true' },
  false: { zh: '否', en: 'false' },
  text: { zh: '「{text}」', en: '"{text}"' },
  list: { zh: '[{items}, …]（共 {count} 項）', en: '[{items}, …] ({count} {count|item|items})' },
} as const satisfies Record<string, LocalizedText>;

/** Texts for the reasons why a subexpression has no value. */
export const skipTexts: Readonly<Record<SkipReason, LocalizedText>> = {
  decided: { zh: '結果已定，未計算', en: 'Not evaluated: the result was already determined' },
  branch: { zh: '未取用的分支，未計算', en: 'Not evaluated: the other branch was taken' },
  failed: { zh: '前面的部分有誤，未計算', en: 'Not evaluated: an earlier part failed' },
  kept: { zh: '整欄的統計值已備妥，未逐項計算', en: 'Not evaluated item by item: the column total is precomputed' },
};
