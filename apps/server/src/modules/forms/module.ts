import { defineModule } from '../../platform/http/module.ts';
import { formAskEndpoint } from './form-ask.endpoint.ts';
import { formDeleteEndpoint } from './form-delete.endpoint.ts';
import { formLoadEndpoint } from './form-load.endpoint.ts';
import { formSaveEndpoint } from './form-save.endpoint.ts';
import { formSubmitEndpoint } from './form-submit.endpoint.ts';

/** Opening, saving, submitting and deleting forms. */
export const formsModule = defineModule({
  name: 'forms',
  endpoints: [formLoadEndpoint, formAskEndpoint, formSaveEndpoint, formSubmitEndpoint, formDeleteEndpoint],
});
