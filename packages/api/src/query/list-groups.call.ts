import { z } from 'zod';
import { conditionSchema, listLimits, listTotalSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { totalValue } from './list-totals.call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

export const listGroups = defineCall({
  method: 'POST',
  path: '/api/runtime/query/groups',
  summary: 'Groups the matching records by the values of up to two fields and returns the count and the totals of each group',
  input: z.object({
    ...recordChoice,
    /** The outer field first. */
    by: z.array(z.string().max(64)).min(1).max(listLimits.groups),
    totals: z.array(listTotalSchema).max(10).default([]),
    /** The offset of the first group. */
    from: z.number().int().min(0).max(2000).default(0),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        /** By field, in the form of the list; null for empty. */
        values: z.record(z.string(), z.unknown()),
        count: z.number().int(),
        totals: z.array(totalValue),
        /** Finds the records of the group, combined with the filter of the request. */
        filter: conditionSchema,
      }),
    ),
    /** The offset of further groups; null if there are none or the limit is reached. */
    next: z.number().int().nullable(),
    /** Whether the query exceeded its time limit. */
    isLate: z.boolean(),
  }),
  refusals: filterRefusals,
});
