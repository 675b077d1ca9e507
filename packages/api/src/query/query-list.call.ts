import { z } from 'zod';
import { listLimits, listSortSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { filterRefusals, recordChoice } from './record-choice.ts';

export const queryList = defineCall({
  method: 'POST',
  path: '/api/runtime/query/list',
  summary: 'Records of a model the caller may see, newest first unless the list says otherwise',
  input: z.object({
    ...recordChoice,
    /** What they are put in order by, instead of what the list says; equal ones by their ids. */
    sort: z.array(listSortSchema).max(listLimits.sorts).optional(),
    /**
     * Only what stands right below this record in the tree that a model makes by pointing at itself; `top`: what stands below none of the
     * records found. In a model that does not point at itself everything is at the top.
     */
    parentId: z.union([z.literal('top'), z.uuid()]).optional(),
    /** Items to answer; unset: the list's columns. */
    fields: z.array(z.string()).max(100).optional(),
    ...pageInput,
    // The values that a page ended with stand in it.
    cursor: z.string().max(8000).optional(),
  }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      workflowInstanceId: z.string().nullable(),
      values: z.record(z.string(), z.unknown()),
      /** Where a place in the tree was asked for. */
      hasChildren: z.boolean().optional(),
    }),
  ),
  refusals: filterRefusals,
});
