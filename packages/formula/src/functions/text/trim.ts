import { defineFunction } from '../formula-function.ts';
import { text } from '../parameter.ts';

export const trim = defineFunction({
  name: 'trim',
  category: 'text',
  parameters: [text('text', '文字', 'text')],
  returns: 'text',
  description: {
    zh: '去除頭尾空白，含全形空白。',
    en: 'Without white space at both ends, also full-width.',
  },
  examples: [{ formula: "trim('  a b ')", result: 'a b' }],
  evaluate: (_, value) => value.trim(),
});
