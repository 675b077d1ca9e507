import { defineFunction } from '../formula-function.ts';
import { text } from '../parameter.ts';

export const upper = defineFunction({
  name: 'upper',
  category: 'text',
  parameters: [text('text', '文字', 'text')],
  returns: 'text',
  description: {
    zh: '轉為大寫字母。',
    en: 'In capital letters.',
  },
  examples: [{ formula: "upper('ab1')", result: 'AB1' }],
  evaluate: (_, value) => value.toUpperCase(),
});
