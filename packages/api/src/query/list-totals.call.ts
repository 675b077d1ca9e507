import { z } from 'zod';
import { listTotalSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** A figure as the list writes it: a number, or where a double would round it a decimal text; of dates a text. */
export const totalValue = z.union([z.number(), z.string()]).nullable();

export const listTotals = defineCall({
  method: 'POST',
  path: '/api/runtime/query/totals',
  summary: 'How many records are found, and the totals of columns over all of them, apart from the records so that those never wait',
  input: z.object({ ...recordChoice, totals: z.array(listTotalSchema).max(20).default([]) }),
  output: z.object({
    /** `exact`; `more`: there are more than `value`; `about`: as the database reckons; `unknown`: nobody may count what is partly withheld. */
    count: z.object({ value: z.number(), kind: z.enum(['exact', 'more', 'about', 'unknown']) }),
    totals: z.array(
      z.object({
        ...listTotalSchema.shape,
        /** `late`: the time for it was over; `withheld`: it would tell of values that the caller may not see everywhere. */
        state: z.enum(['done', 'late', 'withheld']),
        value: totalValue,
      }),
    ),
  }),
  refusals: filterRefusals,
});
