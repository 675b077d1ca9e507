import { z } from 'zod';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** So many records are changed at once; of more the caller sends the next ones after these. */
export const batchLimit = 100;

const batchInput = {
  schemaCode: z.string(),
  /** Nothing is changed; the answer says what would be. */
  preview: z.boolean().default(false),
};

export const batchResult = z.object({
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

/** So many records are worked on by one job; who wants more filters first. */
export const mostOfBatch = 100_000;

export const startBatch = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batch/start',
  summary: 'Change or delete everything that is found now, one record after the other, while the caller does something else',
  command: true,
  input: z.object({
    ...recordChoice,
    kind: z.enum(['update', 'delete']),
    /** New values by field, of a change. */
    values: z.record(z.string().max(64), z.unknown()).default({}),
  }),
  output: z.object({ id: z.string(), total: z.number().int() }),
  refusals: [...filterRefusals, 'batch-too-large', 'batch-running'],
});

export const getBatch = defineCall({
  method: 'GET',
  path: '/api/runtime/query/batch/progress',
  summary: 'How far a batch that the caller began has come, and what was refused',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    state: z.enum(['running', 'done', 'canceled', 'failed']),
    total: z.number().int(),
    done: z.number().int(),
    refused: z.number().int(),
    /** The first hundred of those. */
    problems: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), message: z.string() })),
  }),
  refusals: ['not-found'],
});

export const cancelBatch = defineCall({
  method: 'POST',
  path: '/api/runtime/query/batch/cancel',
  summary: 'Stop a batch that the caller began; what was done stays done',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const dataExist = defineCall({
  method: 'POST',
  path: '/api/runtime/query/data_exist',
  summary: 'Is there any record that the caller finds so?',
  input: z.object(recordChoice),
  output: z.boolean(),
  refusals: filterRefusals,
});
