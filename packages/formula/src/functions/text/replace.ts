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
  description: {
    zh: '以新文字取代從第幾個字元起的若干字元，從 1 起算；起始位置在結尾之後時接在最後。',
    en: 'Puts the new text in place of characters from a position counted from 1; a position after the end appends.',
  },
  notes: {
    empty: { zh: '「文字」與「新文字」為空時視為空文字。', en: 'An empty “text” or “replacement” is an empty text.' },
  },
  examples: [
    { formula: "replace('13912345678', 4, 4, '****')", result: '139****5678' },
    { formula: "replace('abc', 2, 1, '')", result: 'ac' },
    { formula: "replace('abc', 0, 1, 'x')", result: 'error:WrongArgument' },
  ],
  evaluate: (_, value, start, length, replacement) => {
    if (start < 1 || length < 0) return new FormulaError('WrongArgument', { expected: 'position' });
    const before = sliceGraphemes(value ?? '', 0, start - 1);
    return before + (replacement ?? '') + sliceGraphemes(value ?? '', start - 1 + length, Infinity);
  },
});
