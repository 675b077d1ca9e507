import { FormulaError } from '../../values/formula-error.ts';
import { sliceGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, integer, text } from '../parameter.ts';

export const replace = defineFunction({
  name: 'replace',
  category: 'text',
  parameters: [
    acceptingEmpty(text('text', '文字', 'text')),
    integer('start', '起始位置', 'start'),
    integer('length', '長度', 'length'),
    acceptingEmpty(text('replacement', '新文字', 'replacement')),
  ],
  returns: 'text',
  evaluate: (_, value, start, length, replacement) => {
    if (start < 1 || length < 0) return new FormulaError('WrongArgument', { expected: 'position' });
    const before = sliceGraphemes(value ?? '', 0, start - 1);
    return before + (replacement ?? '') + sliceGraphemes(value ?? '', start - 1 + length, Infinity);
  },
});
