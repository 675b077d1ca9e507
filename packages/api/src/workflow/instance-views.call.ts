import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { instanceSchema, personNameSchema } from './work-item.ts';

const instanceInput = z.object({ workflowInstanceId: z.string() });
const refusals = ['instance-deleted', 'not-found', 'not-allowed'];

/** The parent or a sub-process of this instance. */
const relatedInstanceSchema = instanceSchema.pick({ id: true, name: true, name_i18n: true, status: true, sequenceNo: true });
export type RelatedInstance = z.infer<typeof relatedInstanceSchema>;

const instanceDetailsSchema = instanceSchema.extend({
  /** The parent instance, if the caller may read it. */
  parent: relatedInstanceSchema.nullable(),
  /** The sub-processes that the caller may read, oldest first. */
  children: z.array(relatedInstanceSchema),
  /** Number of other sub-processes. */
  hiddenChildren: z.number().int(),
});
export type InstanceDetails = z.infer<typeof instanceDetailsSchema>;

export const getInstanceBaseinfo = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_instance_baseinfo',
  summary: 'Returns an instance with its state, its open activities and participants, its parent and its sub-processes',
  input: instanceInput,
  output: instanceDetailsSchema,
  refusals,
});

export const fileReferenceSchema = z.object({ id: z.string(), name: z.string(), fileSize: z.number().int() });

/** Why an activity failed: `system` (network, logic, server) or `business` (a business rule of the process). */
export const failureSchema = z.object({ class: z.enum(['system', 'business']), message: z.string() });
export type InstanceFailure = z.infer<typeof failureSchema>;

/** An entry of the history. `seal` is set for decisions. */
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
  /** The person on whose behalf the actor acted. */
  principal: personNameSchema.nullable(),
  /** Other people involved, such as the recipients of a forwarded work item. */
  people: z.array(personNameSchema),
  /** Participants removed by an adjustment. */
  removed: z.array(personNameSchema),
  activityCode: z.string().nullable(),
  activityName: z.string().nullable(),
  activityName_i18n: nameI18nSchema.optional(),
  round: z.number().int().nullable(),
  opinion: z.string().nullable(),
  /** Files and signatures of the opinion, visible to everybody who may read the instance. */
  files: z.array(fileReferenceSchema),
  signature: fileReferenceSchema.nullable(),
  seal: z.enum(['agree', 'disagree', 'reject', 'canceled']).nullable(),
  client: z.string().nullable(),
  /** For an action on a work item: when it was received and when it was due. */
  receivedAt: z.string().optional(),
  dueAt: z.string().optional(),
  /** Belongs to a round before the instance was sent back. */
  superseded: z.boolean(),
  /** For exceptions. */
  failure: failureSchema.nullable(),
  /** Number of sub-processes started or cancelled. */
  count: z.number().int().nullable(),
  /** For migrations: the new version of the workflow. */
  version: z.number().int().optional(),
  /** Names of the changed fields that restarted approvals. */
  fields: z.array(z.string()),
  /** The resulting version of the record, if values visible to the caller changed; `compareOperationLog` returns the changes. */
  changedVersion: z.number().int().nullable(),
});
export type InstanceLog = z.infer<typeof instanceLogSchema>;

export const listInstanceLogs = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_instance_logs',
  summary: 'Returns the history of an instance, oldest first, followed by its open work items',
  input: instanceInput,
  output: z.object({
    logs: z.array(instanceLogSchema),
    /** The next participants in order. */
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
        /** Their agent by delegation. */
        agent: personNameSchema.nullable(),
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        receivedAt: z.string(),
        dueAt: z.string().nullable(),
        kind: z.string(),
      }),
    ),
    /** Automatic activities: when a timer ends, and the number of running instances of a sub-process. */
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
  summary: 'Returns the failed activities of an instance with their reasons; each can be retried',
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
  summary: 'Returns the activities to which a work item can be sent back, nearest first',
  input: z.object({ workItemId: z.string() }),
  output: z.array(z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional(), branch: z.string().nullable() })),
  refusals,
});
