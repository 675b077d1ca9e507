import { FormulaError } from '../../values/formula-error.ts';
import { matchingIndexes } from './criterion.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any, list } from '../parameter.ts';

export const countif = defineFunction({
  name: 'countif',
  category: 'aggregate',
  parameters: [list('range', '範圍', 'range'), acceptingEmpty(any('criterion', '條件', 'criterion'))],
  returns: 'number',
  wholeColumns: true,
  evaluate: (context, range, criterion) => {
    const matching = matchingIndexes(range, criterion, context);
    return matching instanceof FormulaError ? matching : matching.length;
  },
});
