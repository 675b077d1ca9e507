import { FormulaError } from '../../values/formula-error.ts';
import { sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, optional, text } from '../parameter.ts';

export const left = defineFunction({
  name: 'left',
  category: 'text',
  parameters: [text('text', '文字', 'text'), optional(integer('length', '長度', 'length'))],
  returns: 'text',
  evaluate: (_, value, length = 1) =>
    length < 0 ? new FormulaError('WrongArgument', { expected: 'length' }) : sliceGraphemes(value, 0, length),
});
