import { z } from 'zod';
import { clientTypes, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

const instance = { workflowInstanceId: z.string() };
const refusals = ['instance-deleted', 'not-found', 'not-allowed'];

const fileSchema = z.object({ id: z.string(), name: z.string(), fileSize: z.number().int() });
const instanceItem = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  result: z.string().nullable(),
  handler: personNameSchema,
  activityCode: z.string(),
  activityName: z.string(),
  activityName_i18n: nameI18nSchema.optional(),
  round: z.number().int(),
  /** The work item from which it was created. */
  source: z.string().nullable(),
  /** Who acted on it, and for whom if it was not their own; null before anybody acted. */
  actor: personNameSchema.nullable(),
  principal: personNameSchema.nullable(),
  receivedAt: z.string(),
  /** When its handler first viewed it. */
  viewedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  client: z.enum(clientTypes).nullable(),
  opinion: z.string().nullable(),
  files: z.array(fileSchema),
  signature: fileSchema.nullable(),
});
const opinionSchema = z.object({
  id: z.string(),
  user: personNameSchema,
  activity: z.string(),
  result: z.enum(['agree', 'disagree', 'neutral']),
  text: z.string(),
  createdAt: z.string(),
  files: z.array(fileSchema),
  signature: fileSchema.nullable(),
});

export const getTodoUsers = defineCall({
  method: 'GET',
  path: '/api/runtime/form/getTodoUsers',
  summary: 'Returns the people with open work items of an instance',
  input: z.object({ instanceId: z.string() }),
  output: z.array(personNameSchema),
  refusals,
});

export const workItemExist = defineCall({
  method: 'GET',
  path: '/api/runtime/form/workItemExist',
  summary: 'Returns whether an instance has open work items',
  input: z.object({ ...instance, ownerId: z.string() }),
  output: z.boolean(),
  refusals,
});

export const getWorkItems = defineCall({
  method: 'GET',
  path: '/api/runtime/form/getWorkItems',
  summary: 'Returns all work items of an instance, oldest first',
  input: z.object(instance),
  output: z.array(instanceItem),
  refusals,
});

export const getComment = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_comment',
  summary: 'Returns the votes and opinions of an instance, oldest first',
  input: z.object(instance),
  output: z.array(opinionSchema),
  refusals,
});

const changeSchema = z.object({
  path: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  old: z.unknown(),
  new: z.unknown(),
});
export type RecordFieldChange = z.infer<typeof changeSchema>;

export const compareOperationLog = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/compareOperationLog',
  summary: 'Returns the changes of the record values, newest first, without fields that the caller may not see',
  input: z.object({ ...instance, before: z.coerce.number().int().optional(), size: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({
    items: z.array(
      z.object({
        version: z.number().int(),
        at: z.string(),
        actor: personNameSchema,
        changes: z.array(changeSchema),
      }),
    ),
    /** Value of `before` for the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
  refusals,
});
