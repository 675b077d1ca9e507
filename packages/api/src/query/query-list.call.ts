import { z } from 'zod';
import { listLimits, listSortSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

export const queryList = defineCall({
  method: 'POST',
  path: '/api/runtime/query/list',
  summary: 'Returns the records of a model that the caller may see, newest first unless the list defines another order',
  input: z.object({
    ...recordChoice,
    /** Replaces the sort order of the list; equal records are sorted by id. */
    sort: z.array(listSortSchema).max(listLimits.sorts).optional(),
    /**
     * In a model that references itself: only the children of this record; `top`: records whose parent is not among the matching records.
     * In other models every record is at the top.
     */
    parentId: z.union([z.literal('top'), z.uuid()]).optional(),
    /** The fields to return; defaults to the columns of the list. */
    fields: z.array(z.string()).max(100).optional(),
    ...pageInput,
    // The cursor contains the values of the last record of a page.
    cursor: z.string().max(8000).optional(),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      workflowInstanceId: z.string().nullable(),
      values: z.record(z.string(), z.unknown()),
      /** Set if `parentId` was sent. */
      hasChildren: z.boolean().optional(),
    }),
  ),
  refusals: filterRefusals,
});
