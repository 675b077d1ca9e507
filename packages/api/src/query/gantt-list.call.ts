import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

/** A day such as `2026-11-30`. */
const day = z.iso.date();

export const ganttList = defineCall({
  method: 'POST',
  path: '/api/runtime/query/gantt/list',
  summary: 'Returns records of a list as bars of a Gantt chart, by the fields configured in the list, earliest first',
  input: z.object({
    ...recordChoice,
    /** Records with at least one day in this inclusive range; if omitted, the records without a start. */
    between: z.object({ from: day, to: day }).optional(),
    ...pageInput,
    // The cursor contains the values of the last record of a page.
    cursor: z.string().max(8000).optional(),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      workflowInstanceId: z.string().nullable(),
      /** Start and end are inclusive; null without a start. */
      start: day.nullable(),
      /** Never before the start; the same day if the record has no end. */
      end: day.nullable(),
      /** 0 to 100; null if unknown. */
      progress: z.number().min(0).max(100).nullable(),
    }),
  ),
  refusals: [...filterRefusals, 'list-without-gantt'],
});
