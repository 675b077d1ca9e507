import { z } from 'zod';
import { conditionSchema, listLimits, listTotalSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { totalValue } from './list-totals.call.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

export const listGroups = defineCall({
  method: 'POST',
  path: '/api/runtime/query/groups',
  summary: 'The records found, in groups by the values of up to two fields, each with how many it has and its totals',
  input: z.object({
    ...recordChoice,
    /** The outer field first. */
    by: z.array(z.string().max(64)).min(1).max(listLimits.groups),
    totals: z.array(listTotalSchema).max(10).default([]),
    /** How many groups stand before these. */
    from: z.number().int().min(0).max(2000).default(0),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        /** By field, as the list writes them; null: empty. */
        values: z.record(z.string(), z.unknown()),
        count: z.number().int(),
        totals: z.array(totalValue),
        /** Its records are found by this, with all that was asked. */
        filter: conditionSchema,
      }),
    ),
    /** Where further groups begin; null: there are none, or more than anybody reads. */
    next: z.number().int().nullable(),
    /** The time for it was over. */
    isLate: z.boolean(),
  }),
  refusals: filterRefusals,
});
