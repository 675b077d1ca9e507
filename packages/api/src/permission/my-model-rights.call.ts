import { z } from 'zod';
import { defineCall } from '../call.ts';
import { modelRights } from './model-right.ts';

export const myModelRights = defineCall({
  method: 'GET',
  path: '/api/runtime/permission/model_rights',
  summary: 'Returns the rights of the caller on at least some records of a model, and the fields that are always hidden from them',
  input: z.object({ schemaCode: z.string() }),
  output: z.object({
    rights: z.array(z.enum(modelRights)),
    /** Codes; a column of a sub-table is `items.amount`. */
    hiddenFields: z.array(z.string()),
  }),
  refusals: ['model-not-found'],
});
