import type { FunctionHelp } from '../formula-function.ts';

export const modHelp: FunctionHelp = {
  description: {
    zh: '相除的餘數，符號與除數相同；除數為 0 時出錯。',
    en: 'Returns the remainder of a division, with the sign of the divisor; a divisor of 0 is an error.',
  },
  wording: { zh: '{value} 除以 {divisor} 的餘數', en: 'the remainder of {value} divided by {divisor}' },
  examples: [
    { formula: 'mod(7, 3)', result: 1 },
    { formula: 'mod(-3, 2)', result: 1 },
    { formula: 'mod(5.5, 2)', result: 1.5 },
    { formula: 'mod(1, 0)', result: 'error:DivisionByZero' },
  ],
};
