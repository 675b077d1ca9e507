import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

export const listApps = defineCall({
  method: 'GET',
  path: '/api/runtime/app/list_apps',
  summary: 'The published applications, by group',
  input: z.object({}),
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      icon: z.string().nullable(),
      group: z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional() }),
    }),
  ),
});
