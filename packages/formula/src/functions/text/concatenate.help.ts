import type { FunctionHelp } from '../formula-function.ts';

export const concatenateHelp: FunctionHelp = {
  description: {
    zh: '把值的文字連接起來。',
    en: 'Joins the values as text.',
  },
  wording: { zh: '{values} 相連的文字', en: '{values} joined' },
  examples: [
    { formula: 'concatenate(items.kind)', result: 'peninkpen' },
    { formula: "concatenate('No. ', 7)", result: 'No. 7' },
    { formula: "concatenate('a', '', 'b')", result: 'ab' },
  ],
};
