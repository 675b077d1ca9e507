/** Buttons that forms declare: who is offered which, and what comes of them. */
import { defineModule } from '../../platform/http/module.ts';
import { executeCustomButtonEndpoint, listCustomButtonsEndpoint } from './custom-button.endpoint.ts';
import { buttonRefusals } from './refusals.ts';

export const buttonsModule = defineModule({
  name: 'buttons',
  description: 'Buttons that forms and lists declare.',
  endpoints: [listCustomButtonsEndpoint, executeCustomButtonEndpoint],
  refusals: buttonRefusals,
});
