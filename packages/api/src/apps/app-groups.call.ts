import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { appGroupSchema, appSummarySchema } from './app-entry.ts';

export const listAppGroups = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_app_groups',
  summary: 'Returns the groups of the published applications',
  input: z.object({}),
  output: z.array(appGroupSchema),
});

export const listAppsGroup = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_apps_group',
  summary: 'Returns the groups with their applications',
  input: z.object({}),
  output: z.array(appGroupSchema.extend({ apps: z.array(appSummarySchema) })),
});

export const listPageAppsGroup = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_page_apps_group',
  summary: 'Returns a page of the applications of one group or of all groups',
  input: z.object({ groupCode: z.string().max(200).optional(), ...pageInput }),
  output: pageOf(appSummarySchema),
});
