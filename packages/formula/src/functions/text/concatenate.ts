import { joinedText } from '../../values/joined-text.ts';
import { defineFunction } from '../formula-function.ts';
import { repeated, text } from '../parameter.ts';

export const concatenate = defineFunction({
  name: 'concatenate',
  category: 'text',
  parameters: [repeated(text('values', '值', 'values'))],
  returns: 'text',
  description: {
    zh: '把值的文字連接起來。',
    en: 'Joins the values as text.',
  },
  examples: [
    { formula: 'concatenate(items.kind)', result: 'peninkpen' },
    { formula: "concatenate('No. ', 7)", result: 'No. 7' },
    { formula: "concatenate('a', '', 'b')", result: 'ab' },
  ],
  evaluate: (_, values) => joinedText(values),
});
