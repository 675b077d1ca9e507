import type { FunctionHelp } from '../formula-function.ts';

export const roundHelp: FunctionHelp = {
  description: {
    zh: '四捨五入到指定的小數位數，未指定時為 0；負數表示小數點左邊的位數。',
    en: 'Rounds half away from zero to a number of decimals (default: 0); negative decimals round left of the decimal point.',
  },
  wording: { zh: '{value} 四捨五入到[小數 {decimals} 位|整數]', en: '{value} rounded to [{decimals} decimal places|a whole number]' },
  examples: [
    { formula: 'round(1.005, 2)', result: 1.01 },
    { formula: 'round(-2.5)', result: -3 },
    { formula: 'round(1250, -2)', result: 1300 },
    { formula: "round('')", result: null },
  ],
};
