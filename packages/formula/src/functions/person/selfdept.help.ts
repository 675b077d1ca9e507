import type { FunctionHelp } from '../formula-function.ts';

export const selfdeptHelp: FunctionHelp = {
  description: {
    zh: '目前使用者的部門；沒有時為空。',
    en: 'The department of the current user; empty without one.',
  },
  examples: [{ formula: 'string(selfdept())', result: '財務部' }],
};
