import type { FunctionHelp } from '../formula-function.ts';

export const nowHelp: FunctionHelp = {
  description: {
    zh: '目前的日期與時間。',
    en: 'Returns the current date and time.',
  },
  wording: { zh: '現在', en: 'now' },
  examples: [{ formula: 'now()', result: '2024-05-17T02:30:00.000Z' }],
};
