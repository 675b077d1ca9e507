import { z } from 'zod';
import { instanceActionNames, patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { addSignSideSchema } from '../form/offered-action.ts';
import { shownInput } from '../form/shown-values.ts';
import { replayTokenInput } from '../replay-token.ts';
import { opinionFiles } from './opinion-files.ts';
import { choiceInput } from './participants.call.ts';

const opinion = z.string().max(2000).optional();
const withOpinion = { opinion, ...opinionFiles };
const item = { workItemId: z.string(), workItemVersion: z.number().int().optional() };

/** The result of every action: the state of the instance after it. */
export const actionOutput = z.object({
  workflowInstanceId: z.string(),
  instanceStatus: z.string(),
  changedPaths: z.array(z.string()).default([]),
});

const people = z.array(z.string()).max(100).default([]);
/** The form changes at the work item, so that the next participants see them. */
const filledIn = { patch: z.optional(patchSchema), baseVersion: z.number().int().optional() };
const formRefusals = ['form-invalid', 'field-not-editable', 'conflict'];

/** The result for one of several work items; a refused one changes nothing. */
export const itemResultSchema = z.object({
  workItemId: z.string(),
  errcode: z.number().int(),
  errmsg: z.string(),
  code: z.string().nullable(),
});

export const workitemAction = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/workitem_action',
  summary: 'Votes, adds signers, consults, answers or declines, with the form changes of this step',
  command: true,
  input: z.object({
    ...item,
    action: z.enum(['Agree', 'DisAgree', 'PreAddSign', 'Consult', 'Answer', 'Decline']),
    /** The added or consulted people. */
    people,
    /** For added signers: the side, and the voting rule of those before or after. */
    side: addSignSideSchema.default('before'),
    vote: z.enum(['all', 'any', 'sequential']).default('all'),
    /** For consulting: whether the work item waits for the answers. */
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
  summary: 'Sends the work item back to one activity, or to several activities in different branches of a block',
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
  summary: 'Forwards a work item to another person',
  command: true,
  input: z.object({ ...item, to: z.string(), ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

export const batchForwardWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/batch_forward_workItem',
  summary: 'Forwards several work items and returns the result of each',
  command: true,
  input: z.object({ workItems: z.array(z.object(item)).min(1).max(100), to: z.string(), opinion }),
  output: z.object({ results: z.array(itemResultSchema) }),
});

export const assistWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/assist_workItem',
  summary: 'Requests assistance of others with the form; the work item waits for them',
  command: true,
  input: z.object({ ...item, people, ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

const ofAssistRevocation = {
  path: '/api/runtime/workflow/revoke_assist_workitem',
  command: true,
  output: actionOutput,
} as const;

export const revokeAssistWorkitem = defineCall({
  method: 'POST',
  ...ofAssistRevocation,
  summary: 'Revokes requests of a work item to others: all that are not completed, or the given work items',
  input: z.object({ ...item, workItems: z.array(z.string()).min(1).max(100).optional() }),
});

export const revokeAssistWorkitemByGet = defineCall({
  method: 'GET',
  ...ofAssistRevocation,
  summary: 'Revokes all requests of a work item to others that are not completed, or one of them',
  input: z.object({
    workItemId: z.string(),
    workItemVersion: z.coerce.number().int().optional(),
    /** The work item of one request. */
    workItems: z.string().optional(),
    ...replayTokenInput,
  }),
});

export const circulateWorkItem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/circulate_workItem',
  summary: 'Circulates a work item to others for reading',
  command: true,
  input: z.object({ ...item, people, ...withOpinion, ...filledIn }),
  output: actionOutput,
  refusals: formRefusals,
});

export const revokeWorkitem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/revoke_workitem',
  summary: 'Revokes a finished work item, or the whole instance by its initiator, which becomes a draft again',
  command: true,
  input: z.union([z.object({ ...item, reason: opinion }), z.object({ workflowInstanceId: z.string(), reason: opinion })]),
  output: actionOutput,
});

export const abortInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/abort_instance',
  summary: 'Cancels an instance',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), reason: opinion }),
  output: actionOutput,
});

export const retryActivity = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/retry_activity',
  summary: 'Retries a failed activity of an instance; without an activity, the one that failed first',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), tokenId: z.string().optional() }),
  output: actionOutput,
});

/** Actions on a whole instance that need at most a reason. The rights are the same as for the specific calls. */
export const workflowOperation = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/workflow_operation',
  summary: 'Revokes, cancels, completes or retries an instance, or creates a group chat with its participants',
  command: true,
  input: z.object({
    workflowInstanceId: z.string(),
    action: z.enum(['Retrieve', 'Retry', 'InitiateGroupChat', ...instanceActionNames]),
    reason: opinion,
  }),
  output: actionOutput,
  refusals: ['GroupChatMissing'],
});

export const updateCirculateReaded = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/update_circulate_readed',
  summary: 'Marks circulated work items as read',
  command: true,
  input: z.object({ workItemIds: z.array(z.string()).min(1).max(100) }),
  output: z.object({ read: z.number().int() }),
});
