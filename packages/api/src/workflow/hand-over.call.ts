import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { itemResultSchema } from './actions.call.ts';
import { personNameSchema } from './work-item.ts';

export const previewHandOver = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/preview_hand_over',
  summary: 'Returns the open tasks of a person by workflow, as a preview of handing them over',
  input: z.object({ from: z.string() }),
  output: z.object({
    total: z.number().int(),
    workflows: z.array(
      z.object({
        workflowCode: z.string(),
        workflowName: z.string(),
        workflowName_i18n: nameI18nSchema.optional(),
        count: z.number().int(),
      }),
    ),
  }),
  refusals: ['PersonInactive'],
});

export const startHandOver = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/start_hand_over',
  summary: 'Hands all open tasks of a person over to another person, in the background',
  command: true,
  input: z.object({ from: z.string(), to: z.string(), reason: z.string().max(2000).optional() }),
  output: z.object({ id: z.string() }),
  refusals: ['PersonInactive', 'HandOverSame', 'HandOverEmpty', 'AdjustSelf'],
});

export const listHandOvers = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_hand_overs',
  summary: 'Returns recent handovers with their progress',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      from: personNameSchema,
      to: personNameSchema,
      state: z.enum(['running', 'done']),
      total: z.number().int(),
      done: z.number().int(),
      /** Work items that could not be handed over, with the reason in the caller's language. */
      failures: z.array(z.object({ workItemId: z.string(), instanceName: z.string(), reason: z.string() })),
      startedBy: personNameSchema,
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
    }),
  ),
});

/** Tasks per call: all instances stay locked until the last one is reassigned. */
const maxReassignedTasks = 100;

export const reassignTasks = defineCall({
  method: 'POST',
  path: '/api/organization/department/reassign_tasks',
  summary:
    'Reassigns open tasks, such as those that the impact of a move reports, and returns the result of each; a refused one changes nothing',
  command: true,
  input: z.object({
    tasks: z
      .array(z.object({ workflowInstanceId: z.uuid(), activityCode: z.string().max(200), from: z.uuid(), to: z.uuid() }))
      .min(1)
      .max(maxReassignedTasks),
    reason: z.string().max(2000).optional(),
  }),
  output: z.object({
    /** In the order of the tasks. */
    results: z.array(
      itemResultSchema.omit({ workItemId: true }).extend({ workflowInstanceId: z.string(), activityCode: z.string(), from: z.string() }),
    ),
  }),
});
