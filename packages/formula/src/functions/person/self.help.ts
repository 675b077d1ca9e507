import type { FunctionHelp } from '../formula-function.ts';

export const selfHelp: FunctionHelp = {
  description: {
    zh: '目前的使用者；沒有時為空。',
    en: 'Returns the current user; empty if there is none.',
  },
  examples: [{ formula: 'string(self())', result: '王小明' }],
};
