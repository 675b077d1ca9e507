import { evaluateCondition } from '../../conditions/evaluate-condition.ts';
import { defineFunction } from '../formula-function.ts';
import { acceptingEmpty, any } from '../parameter.ts';

export const contains = defineFunction({
  name: 'contains',
  category: 'text',
  parameters: [acceptingEmpty(any('value', '值', 'value')), acceptingEmpty(any('part', '內容', 'part'))],
  returns: 'logic',
  evaluate: (context, value, part) => evaluateCondition('contains', value, part, context),
});
