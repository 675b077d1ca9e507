import type { FunctionHelp } from '../formula-function.ts';

export const selfHelp: FunctionHelp = {
  description: {
    zh: '目前的使用者；沒有時為空。',
    en: 'The current user; empty without one.',
  },
  examples: [{ formula: 'string(self())', result: '王小明' }],
};
