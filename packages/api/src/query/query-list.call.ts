import { z } from 'zod';
import { conditionSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

export const queryList = defineCall({
  method: 'POST',
  path: '/api/runtime/query/list',
  summary: 'Records of a model the caller may see, newest first unless the list says otherwise',
  input: z.object({
    schemaCode: z.string(),
    listCode: z.string().optional(),
    /** Searched in the name item and the sequence number. */
    keyword: z.string().max(100).optional(),
    /**
     * Only records that meet this condition. Fields are data items, system fields, sheets and their columns; operators are codes, the
     * designer's short forms or query words. A record in which the caller may not see one of the fields is not found.
     */
    filter: z.optional(conditionSchema),
    /**
     * Only what stands right below this record in the tree that a model makes by pointing at itself; `top`: what stands below none of the
     * records found. In a model that does not point at itself everything is at the top.
     */
    parentId: z.union([z.literal('top'), z.uuid()]).optional(),
    /** Items to answer; unset: the list's columns. */
    fields: z.array(z.string()).max(100).optional(),
    ...pageInput,
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
  refusals: ['model-not-found', 'not-allowed', 'filter-field-unknown', 'filter-value-wrong', 'filter-not-possible'],
});
