import { dayAt } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';

export const today = defineFunction({
  name: 'today',
  category: 'date',
  parameters: [],
  returns: 'date',
  volatile: true,
  description: {
    zh: '今天的日期，依組織時區。',
    en: 'The current day in the time zone of the organisation.',
  },
  examples: [{ formula: 'today()', result: '2024-05-17' }],
  evaluate: (context) => dayAt(context.now(), context.timeZone),
});
