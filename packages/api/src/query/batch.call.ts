import { z } from 'zod';
import { defineCall } from '../call.ts';

/** So many records are changed at once; of more the caller sends the next ones after these. */
export const batchLimit = 100;

const batchInput = {
  schemaCode: z.string(),
  /** Nothing is changed; the answer says what would be. */
  preview: z.boolean().default(false),
};

const batchResult = z.object({
  id: z.string(),
  name: z.string(),
  /** Why nothing was done with it; null: it was. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** What changed beside what it was, formulas included; what the caller may not see is not among it. */
  changes: z.array(z.object({ code: z.string(), old: z.unknown(), new: z.unknown() })),
});

export const batchUpdate = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batchUpdate',
  summary: 'Change the same fields of several records, each saved as its form saves it; or tell what that would change',
  command: true,
  input: z.object({
    ...batchInput,
    objectIds: z.array(z.string()).min(1).max(batchLimit),
    /** New values by field. */
    values: z.record(z.string().max(64), z.unknown()),
  }),
  output: z.object({ results: z.array(batchResult) }),
  refusals: ['model-not-found', 'not-allowed'],
});

export const deleteData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/delete_data',
  summary: 'Delete several records that are in no workflow, or own drafts; or tell which could be deleted',
  command: true,
  input: z.object({ ...batchInput, objectIds: z.array(z.string()).min(1).max(batchLimit) }),
  output: z.object({ results: z.array(batchResult) }),
  refusals: ['model-not-found', 'not-allowed'],
});
