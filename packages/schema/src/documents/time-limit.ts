import { z } from 'zod';

/**
 * A length of time. By the clock, a day later is the same time on the next day; in working time only the hours of the working calendar
 * count, and a day is as long as the calendar's working day.
 */
export const timeSpanSchema = z.object({
  amount: z.number().int().min(0).max(100_000),
  unit: z.enum(['minute', 'hour', 'day']),
  working: z.boolean().default(false),
});
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/**
 * When something is due: a span after it began; or at the time in a date field of the record, or a span before or after it. A day without a
 * time is its first moment. The field's value at the beginning applies.
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
  /** Any number, before or after the due time. */
  reminders: z.array(z.object({ side: z.enum(['before', 'after']), span: timeSpanSchema })).default([]),
  /** By default the clock is paused while all assignees wait for an assist or for somebody asked before them. */
  runsWhileWaiting: z.boolean().default(false),
};

/** The time limit of an activity, who is reminded when, and the one thing that happens when it is due. */
export const handleLimitSchema = z.object({
  ...limitShape,
  final: z.discriminatedUnion('kind', [plainStep, managerStep, backStep]).default({ kind: 'none' }),
});
/** The same for votes: a late vote may be counted automatically, but never as one that needs an opinion, a file or a signature. */
export const voteLimitSchema = z.object({
  ...limitShape,
  final: z.discriminatedUnion('kind', [plainStep, voteStep, managerStep, backStep]).default({ kind: 'none' }),
});
export type TimeLimit = z.infer<typeof voteLimitSchema>;
