import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { nameI18nSchema, type InstanceStatus } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { instanceSchema, workItemSchema } from './work-item.ts';

const place = { appCode: z.string().optional(), schemaCode: z.string().optional() };
/** Numbers of the statuses (runtime specification, section 3). */
const numberedStatus = { 0: 'DRAFT', 1: 'PROCESSING', 2: 'CANCELED', 3: 'COMPLETED' } as const satisfies Record<number, InstanceStatus>;
const numberedStatuses = ['0', '1', '2', '3'] as const;

const filter = { ...place, keyword: keywordSchema.optional(), ...pageInput };

export const listWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_workitems',
  summary: 'Returns the open work items of the signed-in person, newest first; `waiting` selects those that wait for others',
  input: z.object({ ...filter, state: z.enum(['open', 'waiting']).default('open') }),
  output: pageOf(workItemSchema),
});

export const searchCirculates = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/search_circulates',
  summary: 'Returns the circulated work items of the signed-in person',
  input: z.object({ ...filter, state: z.enum(['open', 'done']).default('open') }),
  output: pageOf(workItemSchema),
});

export const listFinishedWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_finished_workitems',
  summary: 'Returns the work items that the signed-in person finished, newest first',
  input: z.object(filter),
  output: pageOf(workItemSchema),
});

export const listMyInstances = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/list_my_instances',
  summary: 'Returns the instances that the signed-in person started; status DRAFT selects drafts',
  input: z.object({
    ...filter,
    /** By name or by number. */
    status: z
      .enum(['DRAFT', 'STARTED', 'PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION'])
      .or(z.enum(numberedStatuses).transform((number) => numberedStatus[number]))
      .default('STARTED'),
  }),
  output: pageOf(instanceSchema),
});

/** Counts stop at 100 (100 or more), so that a badge never counts a whole history. */
export const getWorkCount = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_work_count',
  summary: 'Returns the counts for the badges',
  input: z.object(place),
  output: z.object({ todo: z.number().int(), toRead: z.number().int(), drafts: z.number().int() }),
});

export const searchWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/search_workitems',
  summary: 'Searches all open and finished work items of the signed-in person, including circulated ones, latest change first',
  input: z.object({ ...filter, workflowCode: z.string().optional() }),
  output: pageOf(workItemSchema),
});

/** Counts stop at 100, like those of the badges. */
export const getInstanceCount = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_instance_count',
  summary: 'Returns the number of instances that the signed-in person started, by status',
  input: z.object(place),
  output: z.object({
    DRAFT: z.number().int(),
    PROCESSING: z.number().int(),
    COMPLETED: z.number().int(),
    CANCELED: z.number().int(),
    EXCEPTION: z.number().int(),
  }),
});

const workFigures = {
  /** Number of open tasks, and how many of them are overdue. */
  open: z.number().int(),
  overdue: z.number().int(),
  /** Number of tasks finished since `since`, and their average duration. */
  finished: z.number().int(),
  averageMinutes: z.number().int().nullable(),
};
export const workStatisticSchema = z.object({
  appCode: z.string(),
  schemaCode: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  ...workFigures,
});
export type WorkStatistic = z.infer<typeof workStatisticSchema>;

/**
 * Evaluates at most 1,000 open and 1,000 finished tasks per person and 200 people per department; `isCapped` is true if there were
 * more.
 */
export const getWorkflowStatistics = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_workflow_statistics',
  summary:
    'Returns statistics of tasks by model, for the signed-in person (unit type 3), the departments they manage (unit type 1) or the people with one of their roles (unit type 2)',
  input: z.object({ unitType: z.enum(['1', '2', '3']).default('3'), days: z.coerce.number().int().min(1).max(90).default(30) }),
  output: z.object({
    since: z.string(),
    isCapped: z.boolean(),
    /** Number of people whose tasks are counted. */
    people: z.number().int(),
    items: z.array(workStatisticSchema),
    total: z.object(workFigures),
  }),
});
