import { z } from 'zod';
import { refusalDataSchema } from '../envelope.ts';
import { defineCall } from '../call.ts';
import { maxLoadedForms } from './batch-load.call.ts';
import { formWriteInput } from './form-save.call.ts';
import { formSubmit } from './form-submit.call.ts';

const { objectId, baseVersion, principalId, patch } = formWriteInput;

export const formBatchSubmit = defineCall({
  method: 'POST',
  path: '/api/runtime/form/batch_submit',
  summary: 'Submits several new forms or drafts of one model; each is accepted or refused independently, and a refused one is not stored',
  command: true,
  input: z.object({
    schemaCode: z.string(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    items: z.array(z.object({ objectId, baseVersion, principalId, patch })).min(1).max(maxLoadedForms),
  }),
  output: z.object({
    /** In the order of the submitted items. */
    results: z.array(
      z.object({
        submitted: formSubmit.output.nullable(),
        errcode: z.number().int(),
        errmsg: z.string(),
        refusal: refusalDataSchema.nullable(),
      }),
    ),
  }),
  refusals: ['model-not-found', 'not-found'],
});
