import { defineFunction } from '../formula-function.ts';
import { text } from '../parameter.ts';

export const lower = defineFunction({
  name: 'lower',
  category: 'text',
  parameters: [text('text', '文字', 'text')],
  returns: 'text',
  description: {
    zh: '轉為小寫字母。',
    en: 'In small letters.',
  },
  examples: [{ formula: "lower('AB1')", result: 'ab1' }],
  evaluate: (_, value) => value.toLowerCase(),
});
