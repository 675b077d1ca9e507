import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { instanceSchema, personNameSchema } from './work-item.ts';

const instanceInput = z.object({ workflowInstanceId: z.string() });
const refusals = ['instance-deleted', 'not-found', 'not-allowed'];

export const getInstanceBaseinfo = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_instance_baseinfo',
  summary: 'What an instance is, where it stands and who has it',
  input: instanceInput,
  output: instanceSchema,
  refusals,
});

const fileReferenceSchema = z.object({ id: z.string(), name: z.string(), fileSize: z.number().int() });

/** One line of the history. `seal` is set where a decision was made. */
export const instanceLogSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum([
    'submitted',
    'agreed',
    'disagreed',
    'rejected',
    'forwarded',
    'retrieved',
    'canceled',
    'read',
    'opened',
    'skipped',
    'completed',
    'exception',
  ]),
  actor: personNameSchema.nullable(),
  /** The people concerned besides the actor: who was forwarded to, who got the item. */
  people: z.array(personNameSchema),
  activityCode: z.string().nullable(),
  activityName: z.string().nullable(),
  activityName_i18n: nameI18nSchema.optional(),
  round: z.number().int().nullable(),
  opinion: z.string().nullable(),
  /** What was uploaded and signed with the opinion, for whoever may read the instance. */
  files: z.array(fileReferenceSchema),
  signature: fileReferenceSchema.nullable(),
  seal: z.enum(['agree', 'disagree', 'reject', 'canceled']).nullable(),
  client: z.string().nullable(),
  /** Belongs to a round that was overtaken by a return. */
  superseded: z.boolean(),
});
export type InstanceLog = z.infer<typeof instanceLogSchema>;

export const listInstanceLogs = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_instance_logs',
  summary: 'The history of an instance, oldest first, and the open items at its end',
  input: instanceInput,
  output: z.object({
    logs: z.array(instanceLogSchema),
    open: z.array(
      z.object({
        workItemId: z.string(),
        handler: personNameSchema,
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        receivedAt: z.string(),
        kind: z.string(),
      }),
    ),
  }),
  refusals,
});

export const listRejectActivities = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_reject_activities',
  summary: 'Where this work item may be sent back to, nearest first',
  input: z.object({ workItemId: z.string() }),
  output: z.array(z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional(), branch: z.string().nullable() })),
  refusals,
});

export const predictWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/predict',
  summary: 'The activities and people to come, with the reason for each',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.array(
    z.object({
      activityCode: z.string(),
      activityName: z.string(),
      activityName_i18n: nameI18nSchema.optional(),
      people: z.array(personNameSchema),
      certainty: z.enum(['certain', 'depends', 'later']),
      reason: z.string(),
    }),
  ),
  refusals,
});
