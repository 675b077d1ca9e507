import { chosenNumbersNotes } from './chosen-numbers.help.ts';
import type { FunctionHelp } from '../formula-function.ts';

export const sumifHelp: FunctionHelp = {
  description: {
    zh: '範圍中符合條件者對應數值的總和；未指定數值時取範圍本身。規則同 sum。',
    en: 'The total of the numbers whose item in the range meets the criterion; without numbers, of the range itself. As sum otherwise.',
  },
  examples: [
    { formula: "sumif(items.kind, 'pen', items.price)", result: 17.5 },
    { formula: "sumif(items.price, '>10')", result: 92.5 },
    { formula: "sumif(items.kind, 'paper', items.price)", result: 0 },
  ],
  notes: chosenNumbersNotes,
};
