import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { literal, text } from '../parameter.ts';

/** Lets a route after a join test the outcomes of the branches of its split: `outcomes('fork') has 'disagreed'`. */
export const outcomes = defineFunction({
  name: 'outcomes',
  category: 'lookup',
  parameters: [literal(text('split', '分支節點編碼', 'split'))],
  returns: 'texts',
  volatile: true,
  evaluate: (context, split) => context.outcomes?.(split) ?? new FormulaError('NotAvailable'),
});
