import { defineModule } from '../../platform/http/module.ts';

export const conditionsModule = defineModule({
  name: 'conditions',
  description: 'Conditions over records as SQL.',
  endpoints: [],
});
