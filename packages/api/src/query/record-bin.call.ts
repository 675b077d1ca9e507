import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from '../workflow/work-item.ts';

const records = { schemaCode: z.string(), objectIds: z.array(z.uuid()).min(1).max(100) };
const refusals = ['model-not-found', 'not-allowed', 'record-not-found'];

export const listDeletedRecords = defineCall({
  method: 'GET',
  path: '/api/runtime/query/deleted/list',
  summary: 'Returns the deleted records of a model without a workflow that the caller may delete, latest deletion first',
  input: z.object({ schemaCode: z.string(), keyword: keywordSchema.optional(), ...pageInput }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      sequenceNo: z.string().nullable(),
      deletedAt: z.string(),
      deletedBy: personNameSchema,
      purgedAt: z.string(),
    }),
  ),
  refusals: ['model-not-found', 'not-allowed'],
});

export const restoreRecords = defineCall({
  method: 'POST',
  path: '/api/runtime/query/deleted/restore',
  summary: 'Restores records from the recycle bin, either all of them or none',
  command: true,
  input: z.object(records),
  output: z.boolean(),
  refusals: [...refusals, 'value-repeats'],
});

export const purgeRecords = defineCall({
  method: 'POST',
  path: '/api/runtime/query/deleted/purge',
  summary: 'Permanently deletes records in the recycle bin, either all of them or none',
  command: true,
  input: z.object(records),
  output: z.boolean(),
  refusals,
});
