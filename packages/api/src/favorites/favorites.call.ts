import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { appEntrySchema, appSummarySchema } from '../apps/app-entry.ts';
import { defineCall } from '../call.ts';

const code = z.string().min(1).max(200);
const entryPlace = z.object({ appCode: code, functionCode: code });

export const listFavoritesApp = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_favorites_app',
  summary: 'Returns the favourite applications of the signed-in person, newest first',
  input: z.object({}),
  output: z.array(appSummarySchema),
});

export const createFavoritesApp = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/create_favorites_app',
  summary: 'Adds an application to the favourites; does nothing if it is one already',
  command: true,
  input: z.object({ appCode: code }),
  output: z.boolean(),
  refusals: ['not-found', 'too-many-favorites'],
});

export const deleteFavoritesApp = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/delete_favorites_app',
  summary: 'Removes an application from the favourites',
  command: true,
  input: z.object({ appCode: code }),
  output: z.boolean(),
});

/** Favourite workflows are menu entries; entries whose form has no workflow can be favourites, too. */
export const listFavoritesWorkflow = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_favorites_workflow',
  summary: 'Returns the favourite forms that the signed-in person may use, newest first',
  input: z.object({}),
  output: z.array(appEntrySchema),
});

export const createFavoritesWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/create_favorites_workflow',
  summary: 'Adds a form to the favourites; does nothing if it is one already',
  command: true,
  input: entryPlace,
  output: z.boolean(),
  refusals: ['not-found', 'too-many-favorites'],
});

export const deleteFavoritesWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/delete_favorites_workflow',
  summary: 'Removes a form from the favourites',
  command: true,
  input: entryPlace,
  output: z.boolean(),
});

export const searchFavorite = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/search_favorite',
  summary: 'Searches the favourites of the signed-in person by part of the name',
  input: z.object({ keyword: keywordSchema.default('') }),
  output: z.object({ apps: z.array(appSummarySchema), entries: z.array(appEntrySchema) }),
});

/** Clients send it when a form or a list is opened. The latest thirty entries are kept. */
export const keepUsed = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/keep_used',
  summary: 'Records that the signed-in person used a menu entry',
  command: true,
  input: z.object({ schemaCode: code, formCode: code.optional() }),
  output: z.boolean(),
});

export const listRecentlyUsedApp = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_recently_used_app',
  summary: 'Returns the recently used applications of the signed-in person',
  input: z.object({ size: z.coerce.number().int().min(1).max(30).default(8) }),
  output: z.array(appSummarySchema),
});

export const listRecentBizModel = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_recent_bizModel',
  summary: 'Returns the recently used forms that the signed-in person may still use',
  input: z.object({ size: z.coerce.number().int().min(1).max(30).default(8) }),
  output: z.array(appEntrySchema),
});
