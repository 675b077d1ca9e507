import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { instanceSchema, personNameSchema } from './work-item.ts';

const instanceInput = z.object({ workflowInstanceId: z.string() });
const refusals = ['instance-deleted', 'not-found', 'not-allowed'];

/** Another instance that this one started or was started by. */
const relatedInstanceSchema = instanceSchema.pick({ id: true, name: true, name_i18n: true, status: true, sequenceNo: true });
export type RelatedInstance = z.infer<typeof relatedInstanceSchema>;

const instanceDetailsSchema = instanceSchema.extend({
  /** Whose sub-process it is, where the caller may read it. */
  parent: relatedInstanceSchema.nullable(),
  /** Its sub-processes that the caller may read, oldest first. */
  children: z.array(relatedInstanceSchema),
  /** How many sub-processes there are besides. */
  hiddenChildren: z.number().int(),
});
export type InstanceDetails = z.infer<typeof instanceDetailsSchema>;

export const getInstanceBaseinfo = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_instance_baseinfo',
  summary: 'What an instance is, where it stands, who has it, and the instances it started or was started by',
  input: instanceInput,
  output: instanceDetailsSchema,
  refusals,
});

export const fileReferenceSchema = z.object({ id: z.string(), name: z.string(), fileSize: z.number().int() });

/** Why a workflow cannot go on somewhere: the machinery (network, logic, server), or the business of the process. */
export const failureSchema = z.object({ class: z.enum(['system', 'business']), message: z.string() });
export type InstanceFailure = z.infer<typeof failureSchema>;

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
    'added-before',
    'added-after',
    'added-beside',
    'assist-asked',
    'assisted',
    'declined',
    'consulted',
    'answered',
    'circulated',
    'taken-back',
    'retrieved',
    'canceled',
    'read',
    'opened',
    'skipped',
    'completed',
    'exception',
    'mentioned',
    'retried',
    'waited',
    'reminded',
    'overdue',
    'late-agreed',
    'late-disagreed',
    'late-back',
    'late-route',
    'late-manager',
    'adjusted',
    'appointed',
    'activated',
    'closed',
    'owner-changed',
    'finished',
    'agreed-earlier',
    'chosen',
    'replayed',
    'children-started',
    'child-agreed',
    'child-disagreed',
    'child-ended',
    'child-terminated',
    'child-failed',
    'children-released',
    'service-asked',
    'service-finished',
    'service-failed',
    'migrated',
  ]),
  actor: personNameSchema.nullable(),
  /** For whom the actor acted. */
  principal: personNameSchema.nullable(),
  /** The people concerned besides the actor: who was forwarded to, who got the item. */
  people: z.array(personNameSchema),
  /** Who was taken out when participants were adjusted. */
  removed: z.array(personNameSchema),
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
  /** Of what somebody did with a work item: since when they had it, and by when it should have been done. */
  receivedAt: z.string().optional(),
  dueAt: z.string().optional(),
  /** Belongs to a round that was overtaken by a return. */
  superseded: z.boolean(),
  /** Of an exception. */
  failure: failureSchema.nullable(),
  /** How many sub-processes were started or cancelled. */
  count: z.number().int().nullable(),
  /** Of the workflow, to which it went over. */
  version: z.number().int().optional(),
  /** Names of the fields that were changed, where approvals start again because of them. */
  fields: z.array(z.string()),
  /** The version of the record that came of it, where it changed values the caller may see: `compareOperationLog` tells them. */
  changedVersion: z.number().int().nullable(),
});
export type InstanceLog = z.infer<typeof instanceLogSchema>;

export const listInstanceLogs = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_instance_logs',
  summary: 'The history of an instance, oldest first, and the open items at its end',
  input: instanceInput,
  output: z.object({
    logs: z.array(instanceLogSchema),
    /** Whose turn comes later, in order. */
    waiting: z.array(
      z.object({
        workItemId: z.string(),
        handler: personNameSchema,
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
      }),
    ),
    open: z.array(
      z.object({
        workItemId: z.string(),
        handler: personNameSchema,
        /** Who acts for them too. */
        agent: personNameSchema.nullable(),
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        receivedAt: z.string(),
        dueAt: z.string().nullable(),
        kind: z.string(),
      }),
    ),
    /** What goes on without people: until when a timer waits, and how many instances of a sub-process have not ended. */
    automatic: z.array(
      z.object({
        visitId: z.string(),
        kind: z.enum(['timer', 'service', 'subprocess']),
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        since: z.string(),
        dueAt: z.string().nullable(),
        running: z.number().int(),
      }),
    ),
  }),
  refusals,
});

export const listExceptions = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_exceptions',
  summary: 'Where an instance cannot go on, and why; each place can be tried again',
  input: instanceInput,
  output: z.array(
    failureSchema.extend({
      tokenId: z.string(),
      activityCode: z.string(),
      activityName: z.string(),
      activityName_i18n: nameI18nSchema.optional(),
      cause: z.string(),
      failedAt: z.string(),
    }),
  ),
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
