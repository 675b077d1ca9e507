import { instantFromEpoch } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';

export const now = defineFunction({
  name: 'now',
  category: 'date',
  parameters: [],
  returns: 'date',
  volatile: true,
  evaluate: (context) => instantFromEpoch(context.now().getTime()),
});
