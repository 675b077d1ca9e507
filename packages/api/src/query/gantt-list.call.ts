import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** A day as `2026-11-30`. */
const day = z.iso.date();

export const ganttList = defineCall({
  method: 'POST',
  path: '/api/runtime/query/gantt/list',
  summary: 'Records of a list as bars along time, by the fields that the list names for it; the earliest first',
  input: z.object({
    ...recordChoice,
    /** Those of which at least a day lies between these days, both included; without them those that have no beginning. */
    between: z.object({ from: day, to: day }).optional(),
    ...pageInput,
    // The values that a page ended with stand in it.
    cursor: z.string().max(8000).optional(),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      workflowInstanceId: z.string().nullable(),
      /** Days, both included; null without a beginning. */
      start: day.nullable(),
      /** Not before the beginning, and the same day where the record has no end. */
      end: day.nullable(),
      /** 0 to 100; null: not told. */
      progress: z.number().min(0).max(100).nullable(),
    }),
  ),
  refusals: [...filterRefusals, 'list-without-gantt'],
});
