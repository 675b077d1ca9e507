import { z } from 'zod';
import { defineCall } from '../call.ts';

export const formDelete = defineCall({
  method: 'POST',
  path: '/api/runtime/form/delete',
  summary: 'Delete a draft of the own, or put a record without a workflow into the recycle bin for 30 days',
  command: true,
  takesQuery: true,
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: z.boolean(),
  refusals: ['record-not-found', 'not-allowed'],
});
