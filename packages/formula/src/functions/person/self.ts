import { defineFunction } from '../formula-function.ts';

export const self = defineFunction({
  name: 'self',
  category: 'person',
  parameters: [],
  returns: 'unit',
  volatile: true,
  evaluate: (context) => context.user ?? null,
});
