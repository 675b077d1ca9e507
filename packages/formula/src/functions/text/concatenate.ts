import { joinedText } from '../../values/joined-text.ts';
import { defineFunction } from '../formula-function.ts';
import { repeated, text } from '../parameter.ts';

export const concatenate = defineFunction({
  name: 'concatenate',
  category: 'text',
  parameters: [repeated(text('values', '值', 'values'))],
  returns: 'text',
  evaluate: (_, values) => joinedText(values),
});
