import { chosenNumbersNotes } from './chosen-numbers.help.ts';
import type { FunctionHelp } from '../formula-function.ts';

export const avgifHelp: FunctionHelp = {
  description: {
    zh: '範圍中符合條件者對應數值的平均；未指定數值時取範圍本身。規則同 avg。',
    en: 'Returns the average of the values at the positions where the range meets the criterion; without values, of the range itself. Otherwise like avg.',
  },
  wording: {
    zh: '[{values}|{range}] 的平均（只計 {range} 符合 {criterion} 的項目）',
    en: 'the average of [{values}|{range}] where {range} matches {criterion}',
  },
  examples: [
    { formula: "avgif(items.kind, 'pen', items.price)", result: 8.75 },
    { formula: "avgif(items.price, '>10')", result: 46.25 },
    { formula: "avgif(items.kind, 'paper', items.price)", result: null },
  ],
  notes: chosenNumbersNotes,
};
