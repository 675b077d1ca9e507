import { z } from 'zod';
import { defineCall } from '../call.ts';

export const formDelete = defineCall({
  method: 'POST',
  path: '/api/runtime/form/delete',
  summary: 'Deletes an own draft, or moves a record without a workflow to the recycle bin for 30 days',
  command: true,
  acceptsQuery: true,
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: z.boolean(),
  refusals: ['record-not-found', 'not-allowed'],
});
