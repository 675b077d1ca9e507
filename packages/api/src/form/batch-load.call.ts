import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formLoad } from './form-load.call.ts';

/** Forms in one call at most. */
export const formsAtOnce = 100;

export const formBatchLoad = defineCall({
  method: 'POST',
  path: '/api/runtime/form/batch_load',
  summary: 'Several records of a model with their forms, in the order asked for; what may not be read is told for each',
  input: z.object({ schemaCode: z.string(), objectIds: z.array(z.string()).min(1).max(formsAtOnce), items: formLoad.input.shape.items }),
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
