import type { FunctionHelp } from '../formula-function.ts';

export const powerHelp: FunctionHelp = {
  description: {
    zh: '底數的次方，指數在 -1000 到 1000 之間。',
    en: 'Returns the base raised to the exponent, which must be between -1000 and 1000.',
  },
  wording: { zh: '{base} 的 {exponent} 次方', en: '{base} to the power of {exponent}' },
  examples: [
    { formula: 'power(2, 10)', result: 1024 },
    { formula: 'power(4, 0.5)', result: 2 },
    { formula: 'power(0, -1)', result: 'error:DivisionByZero' },
    { formula: 'power(-8, 0.5)', result: 'error:WrongArgument' },
  ],
};
