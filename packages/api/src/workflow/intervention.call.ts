import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { offeredActionSchema } from '../form/offered-action.ts';
import { actionOutput } from './actions.call.ts';
import { personNameSchema } from './work-item.ts';

const instance = { workflowInstanceId: z.string() };
const reason = z.string().max(2000).optional();
const people = z.array(z.string()).max(200);

export const finishInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/finish_instance',
  summary: 'Completes an instance early',
  command: true,
  input: z.object({ ...instance, reason }),
  output: actionOutput,
});

export const adjustWorkItemParticipators = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/adjust_workItem_participators',
  summary: 'Adds, removes or replaces participants of an open activity; its votes are counted again immediately',
  command: true,
  input: z.object({
    ...instance,
    activityCode: z.string(),
    add: people.optional(),
    remove: people.optional(),
    replace: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .max(200)
      .optional(),
    reason,
  }),
  output: actionOutput,
});

export const changeNextNodeUser = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/change_next_node_user',
  summary: 'Sets the participants of a later activity; without people, the settings of the activity apply',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), people }),
  output: actionOutput,
});

export const activateActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/activate_activity',
  summary: 'Continues the workflow at an activity, with its regular participants or others',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), people: people.optional(), reason }),
  output: actionOutput,
});

export const cancelActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/cancel_activity',
  summary: 'Ends an activity in a branch without a result',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), reason }),
  output: actionOutput,
});

export const editOwner = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/edit_owner',
  summary: 'Changes the owner of the record; participant rules that depend on the owner use the new owner from then on',
  command: true,
  input: z.object({ ...instance, owner: z.string(), reason }),
  output: actionOutput,
  refusals: ['owner-without-department'],
});

/** An activity with participants, for an administrator who intervenes in the instance. */
const interventionActivitySchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  kind: z.enum(['start', 'approve', 'handle']),
  isActive: z.boolean(),
  /** In a branch of a running block, so that it can be ended on its own. */
  isInBranch: z.boolean(),
  /** The participants with open work items, or those chosen before the activity is reached. */
  people: z.array(personNameSchema),
});
export type InterventionActivity = z.infer<typeof interventionActivitySchema>;

export const listOperation = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_operation',
  summary: 'Returns the actions that the caller may take on an instance or one of its work items, and the activities open to intervention',
  input: z.object({ ...instance, workItemId: z.string().optional() }),
  output: z.object({
    actions: z.array(offeredActionSchema),
    /** Whether sending back, and the panel of earlier opinions, are offered. */
    showReject: z.boolean(),
    showCheck: z.boolean(),
    activities: z.array(interventionActivitySchema),
  }),
  refusals: ['instance-deleted', 'not-found', 'not-allowed'],
});
