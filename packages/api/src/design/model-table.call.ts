import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const readModelTable = defineCall({
  method: 'GET',
  path: '/api/design/model/table',
  summary: 'Returns how many records a published model has, how many of them hold a value of each data item, and the indexes of its table',
  input: z.object({ appCode: codeSchema, schemaCode: codeSchema }),
  output: z.object({
    records: z.number().int(),
    items: z.array(z.object({ code: z.string(), values: z.number().int() })),
    /** `isReady`: false while it is being built. An index over an expression names no columns. */
    indexes: z.array(z.object({ columns: z.array(z.string()), isUnique: z.boolean(), isReady: z.boolean() })),
  }),
  refusals: ['not-found', 'not-allowed'],
});
