import { z } from 'zod';
import { defineCall } from '../call.ts';
import { appFunctionSchema } from './app-entry.ts';

export const listFunctionsByAppcode = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_functions_by_appcode',
  summary: 'Returns the menu entries of an application: its forms with their lists and workflows',
  input: z.object({ appCode: z.string() }),
  output: z.array(appFunctionSchema),
});
