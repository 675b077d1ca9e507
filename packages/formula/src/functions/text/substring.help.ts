import type { FunctionHelp } from '../formula-function.ts';

export const substringHelp: FunctionHelp = {
  description: {
    zh: '從第幾個字元起取若干字元，從 1 起算；未指定長度時取到結尾，超出部分不計。',
    en: 'Returns characters of a text from a position (the first is 1), as many as the length, by default up to the end. Positions after the end return nothing.',
  },
  wording: {
    zh: '{text} 從第 {start} 個字起的[ {length} 個字|文字]',
    en: '[{length} characters of|the rest of] {text} from position {start}',
  },
  examples: [
    { formula: "substring('表單系統', 2, 2)", result: '單系' },
    { formula: "substring('abc', 2)", result: 'bc' },
    { formula: "substring('abc', 9, 1)", result: '' },
    { formula: "substring('abc', 0)", result: 'error:WrongArgument' },
  ],
};
