import { defineFunction } from '../formula-function.ts';

export const self = defineFunction({
  name: 'self',
  category: 'person',
  parameters: [],
  returns: 'unit',
  volatile: true,
  description: {
    zh: '目前的使用者；沒有時為空。',
    en: 'The current user; empty without one.',
  },
  examples: [{ formula: 'string(self())', result: '王小明' }],
  evaluate: (context) => context.user ?? null,
});
