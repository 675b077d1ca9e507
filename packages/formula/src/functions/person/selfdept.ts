import { defineFunction } from '../formula-function.ts';

export const selfdept = defineFunction({
  name: 'selfdept',
  category: 'person',
  parameters: [],
  returns: 'unit',
  volatile: true,
  evaluate: (context) => context.userDepartment ?? null,
});
