import { formSubmit } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { submitForm } from './submit-form.ts';

/** The rights are checked as for saving. */
export const formSubmitEndpoint = defineCommand(formSubmit, {
  permission: 'participant',
  handle: (context, input) => submitForm(context, input, { isLast: true }),
});
