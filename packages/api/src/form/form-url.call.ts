import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getFormUrl = defineCall({
  method: 'GET',
  path: '/api/runtime/form/get_form_url',
  summary: 'Returns the address of a form that the caller may open: a new form, a record, a work item or an instance',
  input: z.object({
    schemaCode: z.string().max(64).optional(),
    formCode: z.string().max(64).optional(),
    objectId: z.uuid().optional(),
    workItemId: z.uuid().optional(),
    workflowInstanceId: z.uuid().optional(),
  }),
  output: z.object({
    /** Path within the web client. */
    path: z.string(),
    /** Null if administrators have not configured the public address. */
    url: z.string().nullable(),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'],
});

export const getReplayToken = defineCall({
  method: 'GET',
  path: '/api/runtime/form/getReplayToken',
  summary: 'Returns a new token for one intended action: commands sent with it as `Idempotency-Key` are executed once',
  input: z.object({}),
  output: z.object({ token: z.string() }),
});
