import { FormulaError } from '../../values/formula-error.ts';
import { chosenNumbersNotes, matchingItems } from './criterion.ts';
import { averageOf } from './total.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any, list, optional } from '../parameter.ts';

export const avgif = defineFunction({
  name: 'avgif',
  category: 'aggregate',
  parameters: [
    list('range', '範圍', 'range'),
    acceptingEmpty(any('criterion', '條件', 'criterion')),
    optional(list('values', '數值', 'values')),
  ],
  returns: 'number',
  wholeColumns: true,
  description: {
    zh: '範圍中符合條件者對應數值的平均；未指定數值時取範圍本身。規則同 avg。',
    en: 'The average of the numbers whose item in the range meets the criterion; without numbers, of the range itself. As avg otherwise.',
  },
  notes: chosenNumbersNotes,
  examples: [
    { formula: "avgif(items.kind, 'pen', items.price)", result: 8.75 },
    { formula: "avgif(items.price, '>10')", result: 46.25 },
    { formula: "avgif(items.kind, 'paper', items.price)", result: null },
  ],
  evaluate: (context, range, criterion, values = range) => {
    const chosen = matchingItems(range, criterion, values, context);
    return chosen instanceof FormulaError ? chosen : averageOf(chosen);
  },
});
