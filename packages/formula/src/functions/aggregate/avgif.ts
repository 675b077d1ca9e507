import { FormulaError } from '../../values/formula-error.ts';
import { matchingItems } from './criterion.ts';
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
  evaluate: (context, range, criterion, values = range) => {
    const chosen = matchingItems(range, criterion, values, context);
    return chosen instanceof FormulaError ? chosen : averageOf(chosen);
  },
});
