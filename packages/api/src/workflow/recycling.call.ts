import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { instanceSchema, personNameSchema } from './work-item.ts';

const instance = { workflowInstanceId: z.string() };

export const deleteInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/delete_instance',
  summary: 'Put an instance with its record into the recycle bin, for 30 days; a running one only with `confirm`, which cancels it',
  command: true,
  input: z.object({ ...instance, reason: z.string().max(2000).optional(), confirm: z.boolean().optional() }),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found', 'instance-deleted', 'InstanceRunning'],
});

export const restoreInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/restore_instance',
  summary: 'Take an instance with its record out of the recycle bin',
  command: true,
  input: z.object(instance),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found', 'value-repeats'],
});

export const listDeletedInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_deleted_instances',
  summary: 'The recycle bin of the instances the caller looks after, what was deleted last first',
  input: z.object(pageInput),
  output: pageOf(instanceSchema.extend({ deletedAt: z.string(), deletedBy: personNameSchema, purgedAt: z.string() })),
  refusals: ['not-allowed'],
});

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_instances',
  summary: 'The instances the caller looks after, what changed last first',
  input: z.object({
    appCode: z.string().optional(),
    workflowCode: z.string().optional(),
    status: z.enum(['PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION']).optional(),
    keyword: keywordSchema.optional(),
    ...pageInput,
  }),
  output: pageOf(instanceSchema),
  refusals: ['not-allowed'],
});
