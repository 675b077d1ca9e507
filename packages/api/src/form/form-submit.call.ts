import { z } from 'zod';
import { defineCall } from '../call.ts';
import { opinionFiles } from '../workflow/opinion-files.ts';
import { choiceInput } from '../workflow/participants.call.ts';
import { shownInput } from './shown-values.ts';
import { formWriteInput, formWriteOutput } from './form-save.call.ts';

export const formSubmit = defineCall({
  method: 'POST',
  path: '/api/runtime/form/submit',
  summary: 'Saves and fully validates the form and starts or continues its workflow, in one transaction',
  command: true,
  input: z.object({
    ...formWriteInput,
    opinion: z.string().max(2000).optional(),
    ...opinionFiles,
    ...choiceInput,
    ...shownInput,
    workItemVersion: z.number().int().optional(),
  }),
  output: formWriteOutput.extend({ instanceStatus: z.string().nullable() }),
  refusals: [
    'form-invalid',
    'field-not-editable',
    'conflict',
    'record-not-found',
    'not-allowed',
    'not-entrusted',
    'owner-without-department',
    'value-repeats',
  ],
});
