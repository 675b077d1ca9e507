import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const uniqueStateSchema = z.object({
  code: z.string(),
  state: z.enum(['building', 'valid', 'failed']),
  /** Values that stand in several records, the most frequent first; at most 20. */
  repeated: z.array(z.object({ value: z.string(), count: z.number().int() })),
});

export const readModelTable = defineCall({
  method: 'GET',
  path: '/api/design/model/table',
  summary:
    'Returns how many records a published model has, how many of them hold a value of each data item, its indexes, and its rules of uniqueness',
  input: z.object({ appCode: codeSchema, schemaCode: codeSchema }),
  output: z.object({
    records: z.number().int(),
    items: z.array(z.object({ code: z.string(), values: z.number().int() })),
    /** `isReady`: false while it is being built. An index over an expression names no columns. */
    indexes: z.array(z.object({ columns: z.array(z.string()), isUnique: z.boolean(), isReady: z.boolean() })),
    /** The items that must not repeat. The rule is in effect when it is valid; it fails where values repeat. */
    unique: z.array(uniqueStateSchema),
  }),
  refusals: ['not-found', 'not-allowed'],
});

export const retryUniqueIndexes = defineCall({
  method: 'POST',
  path: '/api/design/model/retry-unique',
  summary: 'Builds the indexes of items that must not repeat again, after values that repeated were corrected',
  command: true,
  input: z.object({ appCode: codeSchema, schemaCode: codeSchema }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});
