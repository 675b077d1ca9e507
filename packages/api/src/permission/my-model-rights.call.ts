import { z } from 'zod';
import { defineCall } from '../call.ts';
import { modelRights } from './model-right.ts';

export const myModelRights = defineCall({
  method: 'GET',
  path: '/api/runtime/permission/model_rights',
  summary: 'What the caller may do with records of a model, with some of them at least, and which fields they never see',
  input: z.object({ schemaCode: z.string() }),
  output: z.object({
    rights: z.array(z.enum(modelRights)),
    /** Codes, a sheet's column as `items.amount`. */
    hiddenFields: z.array(z.string()),
  }),
  refusals: ['model-not-found'],
});
