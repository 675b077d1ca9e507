import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

export const listFunctionsByAppcode = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_functions_by_appcode',
  summary: 'What stands in an application: its forms with their lists and workflows',
  input: z.object({ appCode: z.string() }),
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      appCode: z.string(),
      schemaCode: z.string(),
      formCode: z.string(),
      listCode: z.string().nullable(),
      workflowCode: z.string().nullable(),
    }),
  ),
});
