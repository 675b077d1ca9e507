import type { LocalizedText } from '@inkstone/schema';
import type { SkipReason } from './trace-step.ts';

/** Values as the formula debugger shows them. */
export const shownTexts = {
  empty: { zh: '（空）', en: '(empty)' },
  true: { zh: '是', en: 'true' },
  false: { zh: '否', en: 'false' },
  text: { zh: '「{text}」', en: '“{text}”' },
  list: { zh: '[{items}, …]（共 {count} 項）', en: '[{items}, …] ({count} {count|item|items})' },
} as const satisfies Record<string, LocalizedText>;

/** Why a part has no value. */
export const skipTexts: Readonly<Record<SkipReason, LocalizedText>> = {
  decided: { zh: '結果已定，未計算', en: 'Not worked out: the result was decided before' },
  branch: { zh: '未取用的分支，未計算', en: 'Not worked out: the other branch was taken' },
  failed: { zh: '前面的部分有誤，未計算', en: 'Not worked out: a part before it failed' },
  kept: { zh: '整欄的統計值已備妥，未逐項計算', en: 'Not worked out item by item: the total of the column is kept ready' },
};
