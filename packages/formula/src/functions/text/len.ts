import { countGraphemes } from '../../values/graphemes.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, text } from '../parameter.ts';

export const len = defineFunction({
  name: 'len',
  category: 'text',
  parameters: [acceptingEmpty(text('text', '文字', 'text'))],
  returns: 'number',
  evaluate: (_, value) => countGraphemes(value ?? ''),
});
