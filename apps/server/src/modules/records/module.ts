import { defineModule } from '../../platform/http/module.ts';

export const recordsModule = defineModule({
  name: 'records',
  description: 'Records of business models.',
  endpoints: [],
});
