import { FormulaError } from '../../values/formula-error.ts';
import { sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, optional, text } from '../parameter.ts';

export const left = defineFunction({
  name: 'left',
  category: 'text',
  parameters: [text('text', '文字', 'text'), optional(integer('length', '長度', 'length'))],
  returns: 'text',
  description: {
    zh: '開頭的若干字元，未指定時為 1 個。',
    en: 'The first characters, 1 when no length is given.',
  },
  examples: [
    { formula: "left('abc', 2)", result: 'ab' },
    { formula: "left('abc')", result: 'a' },
    { formula: "left('abc', -1)", result: 'error:WrongArgument' },
  ],
  evaluate: (_, value, length = 1) =>
    length < 0 ? new FormulaError('WrongArgument', { expected: 'length' }) : sliceGraphemes(value, 0, length),
});
