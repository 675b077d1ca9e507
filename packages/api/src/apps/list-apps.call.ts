import { z } from 'zod';
import { defineCall } from '../call.ts';
import { appSummarySchema } from './app-entry.ts';

export const listApps = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_apps',
  summary: 'Returns the published applications by group',
  input: z.object({}),
  output: z.array(appSummarySchema),
});
