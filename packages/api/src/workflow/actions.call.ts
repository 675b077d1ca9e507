import { z } from 'zod';
import { patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { opinionFiles } from './opinion-files.ts';

const opinion = z.string().max(2000).optional();
const withOpinion = { opinion, ...opinionFiles };
const item = { workItemId: z.string(), workItemVersion: z.number().int().optional() };

/** What every action answers: how the instance stands after it. */
export const actionOutput = z.object({
  workflowInstanceId: z.string(),
  instanceStatus: z.string(),
  changedPaths: z.array(z.string()).default([]),
});

export const workitemAction = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/workitem_action',
  summary: 'Agree or disagree, with what was filled in at this step',
  command: true,
  input: z.object({
    ...item,
    action: z.enum(['Agree', 'DisAgree']),
    ...withOpinion,
    patch: patchSchema.optional(),
    baseVersion: z.number().int().optional(),
  }),
  output: actionOutput,
  refusals: ['form-invalid', 'field-not-editable', 'conflict'],
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
  input: z.object({ ...item, to: z.string(), ...withOpinion }),
  output: actionOutput,
});

export const revokeWorkitem = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/revoke_workitem',
  summary: 'Retrieve by the initiator: the instance becomes a draft again',
  command: true,
  input: z.object({ workflowInstanceId: z.string(), reason: opinion }),
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

export const updateCirculateReaded = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/update_circulate_readed',
  summary: 'Mark circulate items as read',
  command: true,
  input: z.object({ workItemIds: z.array(z.string()).min(1).max(100) }),
  output: z.object({ read: z.number().int() }),
});
