import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { instanceSchema, workItemSchema } from './work-item.ts';

const filter = { appCode: z.string().optional(), keyword: z.string().max(100).optional(), ...pageInput };

export const listWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_workitems',
  summary: 'To do: the open work items of the signed-in person, newest first; waiting: those for which they asked others',
  input: z.object({ ...filter, state: z.enum(['open', 'waiting']).default('open') }),
  output: pageOf(workItemSchema),
});

export const searchCirculates = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/search_circulates',
  summary: 'To read: circulate items of the signed-in person',
  input: z.object({ ...filter, state: z.enum(['open', 'done']).default('open') }),
  output: pageOf(workItemSchema),
});

export const listFinishedWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_finished_workitems',
  summary: 'Done: work items the signed-in person finished, newest first',
  input: z.object(filter),
  output: pageOf(workItemSchema),
});

export const listMyInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_my_instances',
  summary: 'Instances the signed-in person started; with status DRAFT the drafts',
  input: z.object({
    ...filter,
    status: z.enum(['DRAFT', 'STARTED', 'PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION']).default('STARTED'),
  }),
  output: pageOf(instanceSchema),
});

/** Counts stop at 100: `100` means that or more, so that a badge never counts a whole history. */
export const getWorkCount = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_work_count',
  summary: 'Counts for the badges',
  input: z.object({ appCode: z.string().optional(), schemaCode: z.string().optional() }),
  output: z.object({ todo: z.number().int(), toRead: z.number().int(), drafts: z.number().int() }),
});
