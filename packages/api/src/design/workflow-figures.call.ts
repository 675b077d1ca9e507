import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const activityFiguresSchema = z.object({
  activityCode: z.string(),
  /** How often it ended in the period, other than cancelled from outside. */
  finished: z.number().int(),
  /** The time from its beginning to its end; null: it never ended in the period. */
  medianMinutes: z.number().nullable(),
  /** Nine of ten took no longer. */
  longMinutes: z.number().nullable(),
  /** Of `finished`: sent back by somebody. */
  returned: z.number().int(),
  disagreed: z.number().int(),
  /** Running instances that are there now. */
  waiting: z.number().int(),
  /** Since when the first of them; an ISO 8601 instant. */
  waitingSince: z.string().nullable(),
});
export type ActivityFigures = z.infer<typeof activityFiguresSchema>;

export const readWorkflowFigures = defineCall({
  method: 'GET',
  path: '/api/design/workflow/figures',
  summary:
    'Returns how long the activities of a published workflow took in a period, how often they sent back, what waits there now, and the number of running instances by version',
  input: z
    .object({
      appCode: codeSchema,
      workflowCode: codeSchema,
      /** ISO 8601 instants; by default the last 30 days. */
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from < to, { path: ['to'] }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** The version that is valid now. */
    version: z.number().int(),
    activities: z.array(activityFiguresSchema),
    running: z.array(z.object({ version: z.number().int(), count: z.number().int() })),
    /** Whether there are more than 5,000 instances: then the figures are those of the ones worked on last. */
    isCapped: z.boolean(),
    /** Whether the caller may move running instances to another version. */
    mayMigrate: z.boolean(),
  }),
  refusals: ['not-found', 'not-allowed'],
});
