import { dayAt } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';

export const today = defineFunction({
  name: 'today',
  category: 'date',
  parameters: [],
  returns: 'date',
  volatile: true,
  evaluate: (context) => dayAt(context.now(), context.timeZone),
});
