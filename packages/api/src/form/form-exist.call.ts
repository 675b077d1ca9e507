import { z } from 'zod';
import { defineCall } from '../call.ts';

export const formExist = defineCall({
  method: 'GET',
  path: '/api/runtime/form/exist',
  summary: 'Whether a record is there that the caller may read; nothing tells a hidden one from one that is not there',
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: z.boolean(),
  refusals: ['model-not-found'],
});
