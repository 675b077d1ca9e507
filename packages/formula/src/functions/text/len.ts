import { countGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, text } from '../parameter.ts';

export const len = defineFunction({
  name: 'len',
  category: 'text',
  parameters: [acceptingEmpty(text('text', '文字', 'text'))],
  returns: 'number',
  description: {
    zh: '字元數，以看到的字元計。',
    en: 'How many characters, as people see them.',
  },
  notes: {
    empty: { zh: '空值得到 0。', en: 'Empty gives 0.' },
  },
  examples: [
    { formula: "len('表單')", result: 2 },
    { formula: "len('👨‍👩‍👧')", result: 1 },
    { formula: "len('')", result: 0 },
  ],
  evaluate: (_, value) => countGraphemes(value ?? ''),
});
