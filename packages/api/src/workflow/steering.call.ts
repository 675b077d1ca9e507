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
  summary: 'Complete the instance ahead of schedule',
  command: true,
  input: z.object({ ...instance, reason }),
  output: actionOutput,
});

export const adjustWorkItemParticipators = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/adjust_workItem_participators',
  summary: 'Add, take out or replace people of an open activity; the votes count anew at once',
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
  summary: 'Say who will be asked at an activity to come; nobody: as the activity says',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), people }),
  output: actionOutput,
});

export const activateActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/activate_activity',
  summary: 'Let the flow go on at an activity, with the people it would find or others',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), people: people.optional(), reason }),
  output: actionOutput,
});

export const cancelActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/cancel_activity',
  summary: 'End an activity of one branch without a result of it',
  command: true,
  input: z.object({ ...instance, activityCode: z.string(), reason }),
  output: actionOutput,
});

export const editOwner = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/edit_owner',
  summary: 'Give the record to another owner; rules that follow the owner use them from then on',
  command: true,
  input: z.object({ ...instance, owner: z.string(), reason }),
  output: actionOutput,
  refusals: ['owner-without-department'],
});

/** An activity of people as somebody who leads the instance by hand sees it. */
const steeredActivitySchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  kind: z.enum(['start', 'approve', 'handle']),
  isActive: z.boolean(),
  /** In a branch of a running block: it can be ended alone. */
  isInBranch: z.boolean(),
  /** Who has it open, or was chosen for it before it is come to. */
  people: z.array(personNameSchema),
});
export type SteeredActivity = z.infer<typeof steeredActivitySchema>;

export const listOperation = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_operation',
  summary: 'What the caller may do with an instance or a work item of it, and the activities that can be led by hand',
  input: z.object({ ...instance, workItemId: z.string().optional() }),
  output: z.object({
    actions: z.array(offeredActionSchema),
    /** Sending back, and the panel of what was said so far, are offered. */
    showReject: z.boolean(),
    showCheck: z.boolean(),
    activities: z.array(steeredActivitySchema),
  }),
  refusals: ['instance-deleted', 'not-found', 'not-allowed'],
});
