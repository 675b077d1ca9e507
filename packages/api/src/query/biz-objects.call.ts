import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Records in one call at most. */
const mostAsked = 300;

export const bizObjects = defineCall({
  method: 'POST',
  path: '/api/runtime/query/bizobjects',
  summary: 'Records of a model by their ids, in the order asked for; those the caller would not find in the list are left out',
  input: z.object({
    schemaCode: z.string(),
    listCode: z.string().optional(),
    objectIds: z.array(z.uuid()).min(1).max(mostAsked),
    /** Items to answer; unset: the list's columns. */
    fields: z.array(z.string()).max(100).optional(),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      workflowInstanceId: z.string().nullable(),
      values: z.record(z.string(), z.unknown()),
    }),
  ),
  refusals: ['model-not-found', 'not-allowed', 'filter-field-unknown'],
});
