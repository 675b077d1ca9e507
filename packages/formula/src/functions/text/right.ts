import { FormulaError } from '../../values/formula-error.ts';
import { countGraphemes, sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, optional, text } from '../parameter.ts';

export const right = defineFunction({
  name: 'right',
  category: 'text',
  parameters: [text('text', '文字', 'text'), optional(integer('length', '長度', 'length'))],
  returns: 'text',
  evaluate: (_, value, length = 1) => {
    if (length < 0) return new FormulaError('WrongArgument', { expected: 'length' });
    return sliceGraphemes(value, Math.max(0, countGraphemes(value) - length), Infinity);
  },
});
