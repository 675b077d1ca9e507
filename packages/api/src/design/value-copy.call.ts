import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const refusals = ['not-found', 'not-allowed'];
const model = { appCode: codeSchema, schemaCode: codeSchema };
/** `amount`, or `items.amount` for a column of a sub-table. */
const item = z.string().min(1).max(64);

export const startValueCopy = defineCall({
  method: 'POST',
  path: '/api/design/values/copy',
  summary: 'Starts a job that copies the values of a published data item into an empty one of another type. Publishers only',
  command: true,
  input: z.object({ ...model, from: item, to: item }),
  output: z.object({ id: z.string() }),
  refusals: [...refusals, 'copy-unfit', 'copy-running'],
});

export const cancelValueCopy = defineCall({
  method: 'POST',
  path: '/api/design/values/cancel',
  summary: 'Stops copying values; what was copied stays. Publishers only',
  command: true,
  input: z.object({ ...model, id: z.uuid() }),
  /** False: it was over already. */
  output: z.boolean(),
  refusals,
});

const valueCopySchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(['running', 'done', 'canceled', 'failed']),
  /** Rows with a value when it started. */
  total: z.number().int(),
  copied: z.number().int(),
  /** Rows whose value does not convert, or would repeat. */
  refused: z.number().int(),
  /** The values of these, the most frequent first; at most 100. */
  problems: z.array(z.object({ value: z.string(), count: z.number().int() })),
  startedBy: z.object({ id: z.string(), name: z.string() }),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ValueCopy = z.infer<typeof valueCopySchema>;

export const listValueCopies = defineCall({
  method: 'GET',
  path: '/api/design/values/copies',
  summary: 'Returns the latest jobs that copied values within a model, newest first, with what did not convert',
  input: z.object(model),
  output: z.array(valueCopySchema),
  refusals,
});
