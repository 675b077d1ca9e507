import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

/** Once in so many minutes by the same person about the same item, and so often on one day. */
export const urgeLimits = { minutes: 30, timesADay: 5 } as const;

const lastUrge = z.object({ by: personNameSchema, at: z.string() }).nullable();
const refusals = ['not-found', 'not-allowed', 'instance-deleted'];

export const getUrgeInfo = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/get_urge_info',
  summary: 'How often an instance was urged, by whom last, and whom the caller may urge now',
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
        /** It is the caller's own. */
        own: z.boolean(),
        /** From when on the caller may urge again; null: now. */
        againAt: z.string().nullable(),
      }),
    ),
  }),
  refusals,
});

export const createUrge = defineCall({
  method: 'POST',
  path: '/api/runtime/urge/create',
  summary: 'Urge the open handlers of an instance, or of one work item',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), workItemId: z.string().optional(), message: z.string().max(500).optional() }),
  output: z.object({ people: z.array(personNameSchema) }),
  refusals: [...refusals, 'urge-self', 'urge-failed', 'urge-too-soon', 'urge-too-often'],
});

export const listUrges = defineCall({
  method: 'GET',
  path: '/api/runtime/urge/list',
  summary: 'Who urged whom about an instance, newest first',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.array(z.object({ id: z.string(), by: personNameSchema, to: personNameSchema, at: z.string(), message: z.string().nullable() })),
  refusals,
});
