import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

export const formList = defineCall({
  method: 'GET',
  path: '/api/runtime/form/list',
  summary: 'Returns the published forms of a model that are in a menu and that the caller may create',
  input: z.object({ schemaCode: z.string() }),
  output: z.array(
    z.object({
      formCode: z.string(),
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      version: z.number().int(),
      workflowCode: z.string().nullable(),
    }),
  ),
  refusals: ['model-not-found'],
});
