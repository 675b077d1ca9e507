import type { FunctionHelp } from '../formula-function.ts';

export const replaceHelp: FunctionHelp = {
  description: {
    zh: '以新文字取代從第幾個字元起的若干字元，從 1 起算；起始位置在結尾之後時接在最後。',
    en: 'Replaces characters from a position (the first is 1) by another text; a position after the end appends.',
  },
  wording: {
    zh: '{text} 從第 {start} 個字起的 {length} 個字換成 {replacement}',
    en: '{text} with {length} characters from position {start} replaced by {replacement}',
  },
  examples: [
    { formula: "replace('13912345678', 4, 4, '****')", result: '139****5678' },
    { formula: "replace('abc', 2, 1, '')", result: 'ac' },
    { formula: "replace('abc', 0, 1, 'x')", result: 'error:WrongArgument' },
  ],
  notes: {
    empty: { zh: '「文字」與「新文字」為空時視為空文字。', en: 'An empty "text" or "replacement" is an empty text.' },
  },
};
