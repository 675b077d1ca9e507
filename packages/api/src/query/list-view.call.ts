import { z } from 'zod';
import { conditionSchema, listLimits, listSortSchema, listTotalSchema, trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** So many a person keeps of one list. */
export const mostListViews = 50;

/** What somebody makes of a list; unset: as the list says. */
export const listViewStateSchema = z.object({
  filter: z.optional(conditionSchema),
  sort: z.array(listSortSchema).max(listLimits.sorts).default([]),
  columns: z
    .array(z.object({ code: z.string().max(64), width: z.number().int().positive().max(2000).optional() }))
    .max(100)
    .optional(),
  frozen: z.number().int().min(0).max(listLimits.frozenColumns).optional(),
  totals: z.array(listTotalSchema).max(20).optional(),
  /** Fields whose values make the groups, the first one the outer. */
  group: z.array(z.string().max(64)).max(listLimits.groups).optional(),
});
export type ListViewState = z.output<typeof listViewStateSchema>;

const place = { schemaCode: z.string().max(64), listCode: z.string().max(64).optional() };

export const listListViews = defineCall({
  method: 'GET',
  path: '/api/runtime/query/view/list',
  summary: 'The views of a list that the caller keeps, those shared with everybody, and which one it opens with',
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
    /** Administrators of applications share views. */
    mayShare: z.boolean(),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});

export const saveListView = defineCall({
  method: 'POST',
  path: '/api/runtime/query/view/save',
  summary: 'Keep how a list is looked at under a name, or change what was kept',
  command: true,
  input: z.object({
    ...place,
    /** Of one that is changed. */
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
  summary: 'Forget a view',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});

export const setDefaultListView = defineCall({
  method: 'POST',
  path: '/api/runtime/query/view/set_default',
  summary: 'Which view a list opens with for the caller; none: as the list says',
  command: true,
  input: z.object({ ...place, id: z.uuid().nullable() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
