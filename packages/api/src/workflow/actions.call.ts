import { z } from 'zod';
import { patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { addSignSideSchema } from '../form/offered-action.ts';
import { shownInput } from '../form/shown-values.ts';
import { opinionFiles } from './opinion-files.ts';
import { choiceInput } from './participants.call.ts';

const opinion = z.string().max(2000).optional();
const withOpinion = { opinion, ...opinionFiles };
const item = { workItemId: z.string(), workItemVersion: z.number().int().optional() };

/** What every action answers: how the instance stands after it. */
export const actionOutput = z.object({
  workflowInstanceId: z.string(),
  instanceStatus: z.string(),
  changedPaths: z.array(z.string()).default([]),
});

const people = z.array(z.string()).max(100).default([]);
/** What was filled in at the item so far, so that those who come next see it. */
const filledIn = { patch: z.optional(patchSchema), baseVersion: z.number().int().optional() };
const formRefusals = ['form-invalid', 'field-not-editable', 'conflict'];

/** How one of several items went; a refused one changes nothing. */
export const itemResultSchema = z.object({
  workItemId: z.string(),
  errcode: z.number().int(),
  errmsg: z.string(),
  code: z.string().nullable(),
});

export const workitemAction = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/workitem_action',
  summary: 'Vote, add signers, consult, answer or decline, with what was filled in at this step',
  command: true,
  input: z.object({
    ...item,
    action: z.enum(['Agree', 'DisAgree', 'PreAddSign', 'Consult', 'Answer', 'Decline']),
    /** Who is added or consulted. */
    people,
    /** Of added signers: where, and how those before or after vote. */
    side: addSignSideSchema.default('before'),
    vote: z.enum(['all', 'any', 'sequential']).default('all'),
    /** Consulting: the item waits for the answers. */
    waits: z.boolean().default(false),
    ...withOpinion,
    ...filledIn,
    ...choiceInput,
    ...shownInput,
  }),
  output: actionOutput,
  refusals: formRefusals,
});

export const rejectWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/reject_workItem',
  summary: 'Send back to one activity, or to several in different branches of one block',
  command: true,
  input: z.object({
    ...item,
    activityCodes: z.array(z.string()).min(1),
    ...withOpinion,
    resubmit: z.enum(['direct', 'through']).optional(),
  }),
  output: actionOutput,
});

export const forwardWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/forward_workItem',
  summary: 'Hand the work item over for good',
  command: true,
  input: z.object({ ...item, to: z.string(), ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

export const batchForwardWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/batch_forward_workItem',
  summary: 'Hand several work items over; each is told whether it went',
  command: true,
  input: z.object({ workItems: z.array(z.object(item)).min(1).max(100), to: z.string(), opinion }),
  output: z.object({ results: z.array(itemResultSchema) }),
});

export const assistWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/assist_workItem',
  summary: 'Ask others to do work on the form; the item waits for them',
  command: true,
  input: z.object({ ...item, people, ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

export const revokeAssistWorkitem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/revoke_assist_workitem',
  summary: 'Take back what the item asked of others: all that is not done, or the work items named',
  command: true,
  input: z.object({ ...item, workItems: z.array(z.string()).min(1).max(100).optional() }),
  output: actionOutput,
});

export const circulateWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/circulate_workItem',
  summary: 'Give others a copy to read',
  command: true,
  input: z.object({ ...item, people, ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

export const revokeWorkitem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/revoke_workitem',
  summary: 'Take back: a work item one has finished, or by the initiator the instance, which becomes a draft again',
  command: true,
  input: z.union([z.object({ ...item, reason: opinion }), z.object({ workflowInstanceId: z.string(), reason: opinion })]),
  output: actionOutput,
});

export const abortInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/abort_instance',
  summary: 'Cancel the instance',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), reason: opinion }),
  output: actionOutput,
});

export const retryActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/retry_activity',
  summary: 'Try again where the instance could not go on; without a place, where it failed first',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), tokenId: z.string().optional() }),
  output: actionOutput,
});

/** What is done to an instance as a whole and takes no more than a reason; each action has its rights, whichever way it is asked for. */
export const workflowOperation = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/workflow_operation',
  summary: 'Take an instance back, cancel it, finish it early, try again where it failed, or begin a group chat with its people',
  command: true,
  input: z.object({
    workflowInstanceId: z.string(),
    action: z.enum(['Retrieve', 'Cancel', 'FinishInstance', 'Retry', 'InitiateGroupChat']),
    reason: opinion,
  }),
  output: actionOutput,
  refusals: ['GroupChatMissing'],
});

export const updateCirculateReaded = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/update_circulate_readed',
  summary: 'Mark circulate items as read',
  command: true,
  input: z.object({ workItemIds: z.array(z.string()).min(1).max(100) }),
  output: z.object({ read: z.number().int() }),
});
