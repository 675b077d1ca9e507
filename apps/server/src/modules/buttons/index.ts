/** Buttons that forms declare: to whom they are offered, and what they do. */
import { defineModule } from '../../platform/http/module.ts';
import { executeCustomButtonEndpoint, listCustomButtonsEndpoint } from './custom-button.endpoint.ts';
import { buttonRefusals } from './refusals.ts';

export const buttonsModule = defineModule({
  name: 'buttons',
  description: 'Buttons that forms and lists declare.',
  endpoints: [listCustomButtonsEndpoint, executeCustomButtonEndpoint],
  refusals: buttonRefusals,
});
