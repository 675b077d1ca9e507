import { FormulaError } from '../../values/formula-error.ts';
import { sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, optional, text } from '../parameter.ts';

export const substring = defineFunction({
  name: 'substring',
  category: 'text',
  parameters: [text('text', '文字', 'text'), integer('start', '起始位置', 'start'), optional(integer('length', '長度', 'length'))],
  returns: 'text',
  evaluate: (_, value, start, length = Infinity) =>
    start < 1 || length < 0
      ? new FormulaError('WrongArgument', { expected: 'position' })
      : sliceGraphemes(value, start - 1, start - 1 + length),
});
