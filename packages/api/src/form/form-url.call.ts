import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getFormUrl = defineCall({
  method: 'GET',
  path: '/api/runtime/form/get_form_url',
  summary: 'Where a form is found that the caller may open: a new one, a record, a work item or an instance',
  input: z.object({
    schemaCode: z.string().max(64).optional(),
    formCode: z.string().max(64).optional(),
    objectId: z.uuid().optional(),
    workItemId: z.uuid().optional(),
    workflowInstanceId: z.uuid().optional(),
  }),
  output: z.object({
    /** Within the web client. */
    path: z.string(),
    /** Null: administrators did not say where the product is found. */
    url: z.string().nullable(),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'],
});

export const getReplayToken = defineCall({
  method: 'GET',
  path: '/api/runtime/form/getReplayToken',
  summary: 'A new token for one wish: sent as `Idempotency-Key`, it is carried out once however often it is sent',
  input: z.object({}),
  output: z.object({ token: z.string() }),
});
