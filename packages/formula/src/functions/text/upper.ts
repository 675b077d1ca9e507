import { defineFunction } from '../formula-function.ts';
import { text } from '../parameter.ts';

export const upper = defineFunction({
  name: 'upper',
  category: 'text',
  parameters: [text('text', '文字', 'text')],
  returns: 'text',
  evaluate: (_, value) => value.toUpperCase(),
});
