import type { FunctionHelp } from '../formula-function.ts';

export const substringHelp: FunctionHelp = {
  description: {
    zh: '從第幾個字元起取若干字元，從 1 起算；未指定長度時取到結尾，超出部分不計。',
    en: 'Takes characters, as people see them, from a position counted from 1; to the end without a length. Beyond the end there is nothing.',
  },
  examples: [
    { formula: "substring('表單系統', 2, 2)", result: '單系' },
    { formula: "substring('abc', 2)", result: 'bc' },
    { formula: "substring('abc', 9, 1)", result: '' },
    { formula: "substring('abc', 0)", result: 'error:WrongArgument' },
  ],
};
