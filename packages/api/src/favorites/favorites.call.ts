import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { appEntrySchema, appSummarySchema } from '../apps/app-entry.ts';
import { defineCall } from '../call.ts';

const code = z.string().min(1).max(200);
const entryPlace = z.object({ appCode: code, functionCode: code });

export const listFavoritesApp = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_favorites_app',
  summary: 'The applications that the caller marked, newest first',
  input: z.object({}),
  output: z.array(appSummarySchema),
});

export const createFavoritesApp = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/create_favorites_app',
  summary: 'Mark an application; one that is marked stays so',
  command: true,
  input: z.object({ appCode: code }),
  output: z.boolean(),
  refusals: ['not-found', 'too-many-favorites'],
});

export const deleteFavoritesApp = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/delete_favorites_app',
  summary: 'Unmark an application',
  command: true,
  input: z.object({ appCode: code }),
  output: z.boolean(),
});

/** What starts a workflow is an entry of a menu; entries whose form has none can be marked too. */
export const listFavoritesWorkflow = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_favorites_workflow',
  summary: 'The forms that the caller marked and may use, newest first',
  input: z.object({}),
  output: z.array(appEntrySchema),
});

export const createFavoritesWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/create_favorites_workflow',
  summary: 'Mark a form; one that is marked stays so',
  command: true,
  input: entryPlace,
  output: z.boolean(),
  refusals: ['not-found', 'too-many-favorites'],
});

export const deleteFavoritesWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/delete_favorites_workflow',
  summary: 'Unmark a form',
  command: true,
  input: entryPlace,
  output: z.boolean(),
});

export const searchFavorite = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/search_favorite',
  summary: 'What the caller marked, by a part of its name',
  input: z.object({ keyword: keywordSchema.default('') }),
  output: z.object({ apps: z.array(appSummarySchema), entries: z.array(appEntrySchema) }),
});

/** Told by the client when a form or a list is opened. The newest thirty are kept. */
export const keepUsed = defineCall({
  method: 'POST',
  path: '/api/runtime/favorites/keep_used',
  summary: 'Remember that the caller used an entry of a menu',
  command: true,
  input: z.object({ schemaCode: code, formCode: code.optional() }),
  output: z.boolean(),
});

export const listRecentlyUsedApp = defineCall({
  method: 'GET',
  path: '/api/runtime/favorites/list_recently_used_app',
  summary: 'The applications that the caller used last',
  input: z.object({ size: z.coerce.number().int().min(1).max(30).default(8) }),
  output: z.array(appSummarySchema),
});

export const listRecentBizModel = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_recent_bizModel',
  summary: 'The forms that the caller used last and still may use',
  input: z.object({ size: z.coerce.number().int().min(1).max(30).default(8) }),
  output: z.array(appEntrySchema),
});
