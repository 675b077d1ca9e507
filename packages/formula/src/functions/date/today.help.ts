import type { FunctionHelp } from '../formula-function.ts';

export const todayHelp: FunctionHelp = {
  description: {
    zh: '今天的日期，依組織時區。',
    en: 'Returns the current date in the time zone of the organisation.',
  },
  wording: { zh: '今天', en: 'today' },
  examples: [{ formula: 'today()', result: '2024-05-17' }],
};
