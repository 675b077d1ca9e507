import type { FunctionHelp } from '../formula-function.ts';

export const selfHelp: FunctionHelp = {
  description: {
    zh: '目前的使用者；沒有時為空。',
    en: 'Returns the current user; empty if there is none.',
  },
  wording: { zh: '目前使用者', en: 'the current user' },
  examples: [{ formula: 'string(self())', result: '王小明' }],
};
