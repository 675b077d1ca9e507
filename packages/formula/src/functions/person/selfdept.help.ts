import type { FunctionHelp } from '../formula-function.ts';

export const selfdeptHelp: FunctionHelp = {
  description: {
    zh: '目前使用者的部門；沒有時為空。',
    en: 'Returns the department of the current user; empty if there is none.',
  },
  wording: { zh: '所在部門', en: 'the department of the current user' },
  examples: [{ formula: 'string(selfdept())', result: '財務部' }],
};
