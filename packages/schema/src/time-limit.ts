import { z } from 'zod';

/**
 * A length of time. By the clock a day is the same time of day on another day; in working time only the hours of the working
 * calendar count, and a day is as long as the calendar's working day.
 */
export const timeSpanSchema = z.object({
  amount: z.number().int().min(0).max(100_000),
  unit: z.enum(['minute', 'hour', 'day']),
  working: z.boolean().default(false),
});
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/**
 * When something is due: a span after it began; or at the moment in a date field of the record, or a span before or after that.
 * A day without a time is its first moment. What the field held at the beginning counts.
 */
export const dueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('after'), span: timeSpanSchema }),
  z.object({
    kind: z.literal('until'),
    control: z.string(),
    offset: z.object({ side: z.enum(['before', 'after']), span: timeSpanSchema }).optional(),
  }),
]);
export type Due = z.infer<typeof dueSchema>;

const managerStep = z.object({ kind: z.literal('manager'), how: z.enum(['add', 'replace']).default('add') });
const backStep = z.object({ kind: z.literal('back'), activity: z.string() });
const plainStep = z.object({ kind: z.enum(['none', 'route']) });
const voteStep = z.object({ kind: z.enum(['agree', 'disagree']) });

const limitShape = {
  due: dueSchema,
  /** Any number, before or after it is due. */
  reminders: z.array(z.object({ side: z.enum(['before', 'after']), span: timeSpanSchema })).default([]),
  /** By default the clock stands still while all who are asked wait for an assist or for somebody asked before them. */
  runsWhileWaiting: z.boolean().default(false),
};

/** How long an activity may take, who is reminded when, and the one thing that happens once it is due. */
export const handleLimitSchema = z.object({
  ...limitShape,
  final: z.discriminatedUnion('kind', [plainStep, managerStep, backStep]).default({ kind: 'none' }),
});
/** The same where people vote: being late may count as a vote, but never as one that needs an opinion, a file or a signature. */
export const voteLimitSchema = z.object({
  ...limitShape,
  final: z.discriminatedUnion('kind', [plainStep, voteStep, managerStep, backStep]).default({ kind: 'none' }),
});
export type TimeLimit = z.infer<typeof voteLimitSchema>;
