import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';

export const personNameSchema = z.object({ id: z.string(), name: z.string() });

/** A work item in lists. Times are ISO 8601 instants. */
export const workItemSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  kind: z.string(),
  state: z.string(),
  result: z.string().nullable(),
  activityCode: z.string(),
  activityName: z.string(),
  activityName_i18n: nameI18nSchema.optional(),
  receivedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The due time; null without a time limit. */
  dueAt: z.string().nullable(),
  /** The number of urges and the latest one; null if it was never urged. */
  urged: z.object({ count: z.number().int(), by: z.string(), at: z.string() }).nullable(),
  workflowInstanceId: z.string(),
  instanceName: z.string(),
  instanceName_i18n: nameI18nSchema.optional(),
  instanceStatus: z.string(),
  workflowCode: z.string(),
  workflowName: z.string(),
  workflowName_i18n: nameI18nSchema.optional(),
  appCode: z.string(),
  schemaCode: z.string(),
  objectId: z.string(),
  sequenceNo: z.string().nullable(),
  initiator: personNameSchema,
  initiatorDepartment: z.string().nullable(),
  /** The person on whose behalf the agent acts. */
  principal: personNameSchema.nullable(),
});
export type WorkItem = z.infer<typeof workItemSchema>;

export const instanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  status: z.string(),
  outcome: z.string().nullable(),
  workflowCode: z.string(),
  workflowName: z.string(),
  workflowName_i18n: nameI18nSchema.optional(),
  appCode: z.string(),
  schemaCode: z.string(),
  objectId: z.string(),
  sequenceNo: z.string().nullable(),
  initiator: personNameSchema,
  /** The owner of the record. */
  owner: personNameSchema,
  startedAt: z.string().nullable(),
  updatedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The current handlers. */
  handlers: z.array(personNameSchema),
  activities: z.array(z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional() })),
});
export type Instance = z.infer<typeof instanceSchema>;
