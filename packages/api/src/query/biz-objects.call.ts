import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Records per call. */
const maxRequestedObjects = 300;

export const bizObjects = defineCall({
  method: 'POST',
  path: '/api/runtime/query/bizobjects',
  summary: 'Returns records of a model by id, in the requested order; records that the caller would not find in the list are omitted',
  input: z.object({
    schemaCode: z.string(),
    listCode: z.string().optional(),
    objectIds: z.array(z.uuid()).min(1).max(maxRequestedObjects),
    /** The fields to return; defaults to the columns of the list. */
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
