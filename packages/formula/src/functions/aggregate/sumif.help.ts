import { chosenNumbersNotes } from './chosen-numbers.help.ts';
import type { FunctionHelp } from '../formula-function.ts';

export const sumifHelp: FunctionHelp = {
  description: {
    zh: '範圍中符合條件者對應數值的總和；未指定數值時取範圍本身。規則同 sum。',
    en: 'Returns the sum of the values at the positions where the range meets the criterion; without values, of the range itself. Otherwise like sum.',
  },
  wording: {
    zh: '[{values}|{range}] 的總和（只計 {range} 符合 {criterion} 的項目）',
    en: 'the sum of [{values}|{range}] where {range} matches {criterion}',
  },
  examples: [
    { formula: "sumif(items.kind, 'pen', items.price)", result: 17.5 },
    { formula: "sumif(items.price, '>10')", result: 92.5 },
    { formula: "sumif(items.kind, 'paper', items.price)", result: 0 },
  ],
  notes: chosenNumbersNotes,
};
