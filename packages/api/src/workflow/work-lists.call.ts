import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { nameI18nSchema, type InstanceStatus } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { instanceSchema, workItemSchema } from './work-item.ts';

const place = { appCode: z.string().optional(), schemaCode: z.string().optional() };
/** Draft, processing, cancelled and completed (runtime specification, section 3). */
const numberedStatus = { 0: 'DRAFT', 1: 'PROCESSING', 2: 'CANCELED', 3: 'COMPLETED' } as const satisfies Record<number, InstanceStatus>;
const numberedStatuses = ['0', '1', '2', '3'] as const;

const filter = { ...place, keyword: keywordSchema.optional(), ...pageInput };

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
    /** A status may be asked for by its number, too. */
    status: z
      .enum(['DRAFT', 'STARTED', 'PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION'])
      .or(z.enum(numberedStatuses).transform((number) => numberedStatus[number]))
      .default('STARTED'),
  }),
  output: pageOf(instanceSchema),
});

/** Counts stop at 100: `100` means that or more, so that a badge never counts a whole history. */
export const getWorkCount = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_work_count',
  summary: 'Counts for the badges',
  input: z.object(place),
  output: z.object({ todo: z.number().int(), toRead: z.number().int(), drafts: z.number().int() }),
});

export const searchWorkitems = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/search_workitems',
  summary: 'Everything the signed-in person has or had to do or to read, what was touched last first',
  input: z.object({ ...filter, workflowCode: z.string().optional() }),
  output: pageOf(workItemSchema),
});

/** Counts stop at 100, as those of the badges do. */
export const getInstanceCount = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_instance_count',
  summary: 'How many instances the signed-in person started, by status',
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
  /** Tasks that are open, and how many of them are late. */
  open: z.number().int(),
  overdue: z.number().int(),
  /** Tasks finished since `since`, and how long they lay on average. */
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

/** Of one person at most 1,000 open and 1,000 finished tasks are looked at, of one department at most 200 people; `isCapped` tells that there were more. */
export const getWorkflowStatistics = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_workflow_statistics',
  summary: 'Open, late and finished tasks by model: of oneself (unit type 3), or of the departments one manages (unit type 1)',
  input: z.object({ unitType: z.enum(['1', '3']).default('3'), days: z.coerce.number().int().min(1).max(90).default(30) }),
  output: z.object({
    since: z.string(),
    isCapped: z.boolean(),
    /** Whose tasks these are: how many people. */
    people: z.number().int(),
    items: z.array(workStatisticSchema),
    total: z.object(workFigures),
  }),
});
