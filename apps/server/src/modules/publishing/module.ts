import { defineModule } from '../../platform/http/module.ts';
import { publishingRefusals } from './refusals.ts';

export const publishingModule = defineModule({
  name: 'publishing',
  description: 'Publishing applications with all checks.',
  endpoints: [],
  refusals: publishingRefusals,
});
