import { defineFunction } from '../formula-function.ts';
import { text } from '../parameter.ts';

export const lower = defineFunction({
  name: 'lower',
  category: 'text',
  parameters: [text('text', '文字', 'text')],
  returns: 'text',
  evaluate: (_, value) => value.toLowerCase(),
});
