import { FormulaError } from '../../values/formula-error.ts';
import { countGraphemes, sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, optional, text } from '../parameter.ts';

export const right = defineFunction({
  name: 'right',
  category: 'text',
  parameters: [text('text', '文字', 'text'), optional(integer('length', '長度', 'length'))],
  returns: 'text',
  description: {
    zh: '結尾的若干字元，未指定時為 1 個。',
    en: 'The last characters, 1 when no length is given.',
  },
  examples: [
    { formula: "right('abc', 2)", result: 'bc' },
    { formula: "right('abc', 9)", result: 'abc' },
    { formula: "right('abc', -1)", result: 'error:WrongArgument' },
  ],
  evaluate: (_, value, length = 1) => {
    if (length < 0) return new FormulaError('WrongArgument', { expected: 'length' });
    return sliceGraphemes(value, Math.max(0, countGraphemes(value) - length), Infinity);
  },
});
