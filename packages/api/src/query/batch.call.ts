import { z } from 'zod';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** Records per call; a client with more records sends several calls one after the other. */
export const batchLimit = 100;

const batchInput = {
  schemaCode: z.string(),
  /** If true, nothing is changed, and the response contains the changes that would be made. */
  preview: z.boolean().default(false),
};

export const batchResult = z.object({
  id: z.string(),
  name: z.string(),
  /** Why the record was not processed; null if it was. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Old and new values, including results of formulas; only fields that the caller may see. */
  changes: z.array(z.object({ code: z.string(), old: z.unknown(), new: z.unknown() })),
});

export const batchUpdate = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batchUpdate',
  summary: 'Changes the same fields of several records, saving each like its form, or previews the changes',
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
  summary: 'Deletes several records without a workflow or own drafts, or previews which can be deleted',
  command: true,
  input: z.object({ ...batchInput, objectIds: z.array(z.string()).min(1).max(batchLimit) }),
  output: z.object({ results: z.array(batchResult) }),
  refusals: ['model-not-found', 'not-allowed'],
});

/** Records per background job; for more, the result must be filtered. */
export const maxBatchJobRecords = 100_000;

export const startBatch = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batch/start',
  summary: 'Starts a background job that changes or deletes all matching records one by one',
  command: true,
  input: z.object({
    ...recordChoice,
    kind: z.enum(['update', 'delete']),
    /** For a change: new values by field. */
    values: z.record(z.string().max(64), z.unknown()).default({}),
  }),
  output: z.object({ id: z.string(), total: z.number().int() }),
  refusals: [...filterRefusals, 'batch-too-large', 'batch-running'],
});

export const getBatch = defineCall({
  method: 'GET',
  path: '/api/runtime/query/batch/progress',
  summary: 'Returns the progress and the refusals of an own batch job',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    state: z.enum(['running', 'done', 'canceled', 'failed']),
    total: z.number().int(),
    done: z.number().int(),
    refused: z.number().int(),
    /** The first hundred refusals. */
    problems: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), message: z.string() })),
  }),
  refusals: ['not-found'],
});

export const cancelBatch = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batch/cancel',
  summary: 'Cancels an own batch job; completed changes are kept',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const dataExist = defineCall({
  method: 'POST',
  path: '/api/runtime/query/data_exist',
  summary: 'Returns whether any record visible to the caller matches',
  input: z.object(recordChoice),
  output: z.boolean(),
  refusals: filterRefusals,
});
