import { FormulaError } from '../../values/formula-error.ts';
import { chosenNumbersNotes, matchingItems } from './criterion.ts';
import { totalOf } from './total.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any, list, optional } from '../parameter.ts';

export const sumif = defineFunction({
  name: 'sumif',
  category: 'aggregate',
  parameters: [
    list('range', '範圍', 'range'),
    acceptingEmpty(any('criterion', '條件', 'criterion')),
    optional(list('values', '數值', 'values')),
  ],
  returns: 'number',
  wholeColumns: true,
  description: {
    zh: '範圍中符合條件者對應數值的總和；未指定數值時取範圍本身。規則同 sum。',
    en: 'The total of the numbers whose item in the range meets the criterion; without numbers, of the range itself. As sum otherwise.',
  },
  notes: chosenNumbersNotes,
  examples: [
    { formula: "sumif(items.kind, 'pen', items.price)", result: 17.5 },
    { formula: "sumif(items.price, '>10')", result: 92.5 },
    { formula: "sumif(items.kind, 'paper', items.price)", result: 0 },
  ],
  evaluate: (context, range, criterion, values = range) => {
    const chosen = matchingItems(range, criterion, values, context);
    return chosen instanceof FormulaError ? chosen : totalOf(chosen);
  },
});
