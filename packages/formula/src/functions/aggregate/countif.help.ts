import type { FunctionHelp } from '../formula-function.ts';

export const countifHelp: FunctionHelp = {
  description: {
    zh: '範圍中符合條件的個數。條件是一個值，或以比較符號開頭的文字，例如 「>100」。',
    en: 'Returns the number of items of the range that meet the criterion: a value, or a text that begins with a comparison operator such as ">100".',
  },
  wording: { zh: '{range} 中符合 {criterion} 的個數', en: 'the number of {range} that match {criterion}' },
  examples: [
    { formula: "countif(items.kind, 'pen')", result: 2 },
    { formula: "countif(items.price, '>=12.5')", result: 2 },
    { formula: "countif(items.qty, '')", result: 1 },
    { formula: "countif(items.qty, '<>')", result: 2 },
  ],
  notes: {
    empty: { zh: '空條件等於空值。', en: 'An empty criterion matches empty items.' },
  },
};
