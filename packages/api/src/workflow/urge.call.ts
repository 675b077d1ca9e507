import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

/** Limits per person and work item: minutes between two urges, and urges per day. */
export const urgeLimits = { minutes: 30, timesADay: 5 } as const;

const lastUrge = z.object({ by: personNameSchema, at: z.string() }).nullable();
const refusals = ['not-found', 'not-allowed', 'instance-deleted'];

export const getUrgeInfo = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/get_urge_info',
  summary: 'Returns the number of urges of an instance, the last person who urged, and the people whom the caller may urge now',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.object({
    count: z.number().int(),
    last: lastUrge,
    items: z.array(
      z.object({
        workItemId: z.string(),
        handler: personNameSchema,
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        count: z.number().int(),
        last: lastUrge,
        /** Whether the work item belongs to the caller. */
        own: z.boolean(),
        /** When the caller may urge again; null for now. */
        againAt: z.string().nullable(),
      }),
    ),
  }),
  refusals,
});

export const createUrge = defineCall({
  method: 'POST',
  path: '/api/runtime/urge/create',
  summary: 'Urges the current handlers of an instance or of a work item',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), workItemId: z.string().optional(), message: z.string().max(500).optional() }),
  output: z.object({ people: z.array(personNameSchema) }),
  refusals: [...refusals, 'urge-self', 'urge-failed', 'urge-too-soon', 'urge-too-often'],
});

export const listUrges = defineCall({
  method: 'GET',
  path: '/api/runtime/urge/list',
  summary: 'Returns the urges of an instance, newest first',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.array(z.object({ id: z.string(), by: personNameSchema, to: personNameSchema, at: z.string(), message: z.string().nullable() })),
  refusals,
});
