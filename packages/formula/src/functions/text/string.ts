import { textOf } from '../../values/text-of.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any } from '../parameter.ts';

export const string = defineFunction({
  name: 'string',
  category: 'text',
  parameters: [acceptingEmpty(any('value', '值', 'value'))],
  returns: 'text',
  evaluate: (context, value) => textOf(value, context.timeZone),
});
