import { isEmpty } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any } from '../parameter.ts';

export const isempty = defineFunction({
  name: 'isempty',
  category: 'logic',
  parameters: [acceptingEmpty(any('value', '值', 'value'))],
  returns: 'logic',
  evaluate: (_, value) => isEmpty(value),
});
