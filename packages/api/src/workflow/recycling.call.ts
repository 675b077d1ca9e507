import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { instanceSchema, personNameSchema } from './work-item.ts';

const instance = { workflowInstanceId: z.string() };

export const deleteInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/delete_instance',
  summary: 'Moves an instance with its record to the recycle bin for 30 days; a running instance requires `confirm` and is cancelled',
  command: true,
  input: z.object({ ...instance, reason: z.string().max(2000).optional(), confirm: z.boolean().optional() }),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found', 'instance-deleted', 'InstanceRunning'],
});

export const restoreInstance = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/restore_instance',
  summary: 'Restores an instance with its record from the recycle bin',
  command: true,
  input: z.object(instance),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found', 'value-repeats'],
});

export const listDeletedInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_deleted_instances',
  summary: 'Returns the deleted instances that the caller administers, latest deletion first',
  input: z.object(pageInput),
  output: pageOf(instanceSchema.extend({ deletedAt: z.string(), deletedBy: personNameSchema, purgedAt: z.string() })),
  refusals: ['not-allowed'],
});

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_instances',
  summary: 'Returns the instances that the caller administers, latest change first',
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
