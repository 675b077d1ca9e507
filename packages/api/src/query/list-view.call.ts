import { z } from 'zod';
import { conditionSchema, listLimits, listSortSchema, listTotalSchema, trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** Views per person and list. */
export const maxListViews = 50;

/** The state of a list view; unset properties default to the settings of the list. */
export const listViewStateSchema = z.object({
  filter: z.optional(conditionSchema),
  sort: z.array(listSortSchema).max(listLimits.sorts).default([]),
  columns: z
    .array(z.object({ code: z.string().max(64), width: z.number().int().positive().max(2000).optional() }))
    .max(100)
    .optional(),
  frozen: z.number().int().min(0).max(listLimits.frozenColumns).optional(),
  totals: z.array(listTotalSchema).max(20).optional(),
  /** The fields to group by, the outer one first. */
  group: z.array(z.string().max(64)).max(listLimits.groups).optional(),
});
export type ListViewState = z.output<typeof listViewStateSchema>;

const place = { schemaCode: z.string().max(64), listCode: z.string().max(64).optional() };

export const listListViews = defineCall({
  method: 'GET',
  path: '/api/runtime/query/view/list',
  summary: 'Returns the views of a list: those of the signed-in person, those shared with everybody, and the default',
  input: z.object(place),
  output: z.object({
    views: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isShared: z.boolean(),
        isOwn: z.boolean(),
        isDefault: z.boolean(),
        state: listViewStateSchema,
      }),
    ),
    /** True for application administrators, who can share views. */
    mayShare: z.boolean(),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});

export const saveListView = defineCall({
  method: 'POST',
  path: '/api/runtime/query/view/save',
  summary: 'Creates or changes a named view of a list',
  command: true,
  input: z.object({
    ...place,
    /** The id of the view to change. */
    id: z.uuid().optional(),
    name: trimmedString.min(1).max(50),
    isShared: z.boolean().default(false),
    state: listViewStateSchema,
  }),
  output: z.object({ id: z.string() }),
  refusals: ['model-not-found', 'not-found', 'not-allowed', 'too-many-views'],
});

export const deleteListView = defineCall({
  method: 'POST',
  path: '/api/runtime/query/view/delete',
  summary: 'Deletes a view',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});

export const setDefaultListView = defineCall({
  method: 'POST',
  path: '/api/runtime/query/view/set_default',
  summary: 'Sets the default view of a list for the signed-in person; without a view, the settings of the list apply',
  command: true,
  input: z.object({ ...place, id: z.uuid().nullable() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
