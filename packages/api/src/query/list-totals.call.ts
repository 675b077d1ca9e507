import { z } from 'zod';
import { listTotalSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** A total: a number, a decimal text if a double would lose digits, or a text for dates. */
export const totalValue = z.union([z.number(), z.string()]).nullable();

export const listTotals = defineCall({
  method: 'POST',
  path: '/api/runtime/query/totals',
  summary: 'Returns the number of matching records and the totals of columns, separately from the records so that these are never delayed',
  input: z.object({ ...recordChoice, totals: z.array(listTotalSchema).max(20).default([]) }),
  output: z.object({
    /**
     * `exact`; `more`: there are more than `value`; `about`: an estimate of the database; `unknown`: not counted, because some matching
     * records may be hidden from the caller.
     */
    count: z.object({ value: z.number(), kind: z.enum(['exact', 'more', 'about', 'unknown']) }),
    totals: z.array(
      z.object({
        ...listTotalSchema.shape,
        /** `late`: the time limit was exceeded; `withheld`: the total would reveal values hidden from the caller in some records. */
        state: z.enum(['done', 'late', 'withheld']),
        value: totalValue,
      }),
    ),
  }),
  refusals: filterRefusals,
});
