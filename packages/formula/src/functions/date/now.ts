import { instantFromEpoch } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';

export const now = defineFunction({
  name: 'now',
  category: 'date',
  parameters: [],
  returns: 'date',
  volatile: true,
  description: {
    zh: '目前的日期與時間。',
    en: 'The current moment.',
  },
  examples: [{ formula: 'now()', result: '2024-05-17T02:30:00.000Z' }],
  evaluate: (context) => instantFromEpoch(context.now().getTime()),
});
