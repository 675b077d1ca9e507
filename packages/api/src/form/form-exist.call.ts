import { z } from 'zod';
import { defineCall } from '../call.ts';

export const formExist = defineCall({
  method: 'GET',
  path: '/api/runtime/form/exist',
  summary: 'Returns whether a record exists that the caller may read; a hidden record is indistinguishable from a missing one',
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: z.boolean(),
  refusals: ['model-not-found'],
});
