import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formLoad } from './form-load.call.ts';

/** Forms per call. */
export const maxLoadedForms = 100;

export const formBatchLoad = defineCall({
  method: 'POST',
  path: '/api/runtime/form/batch_load',
  summary: 'Returns several records of a model with their forms, in the requested order; each refusal is reported for its record',
  input: z.object({ schemaCode: z.string(), objectIds: z.array(z.string()).min(1).max(maxLoadedForms), items: formLoad.input.shape.items }),
  output: z.array(
    z.object({
      objectId: z.string(),
      form: formLoad.output.nullable(),
      errcode: z.number().int(),
      errmsg: z.string(),
      code: z.string().nullable(),
    }),
  ),
  refusals: ['model-not-found'],
});
