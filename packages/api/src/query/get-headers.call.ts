import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

export const getHeaders = defineCall({
  method: 'GET',
  path: '/api/runtime/query/getHeaders',
  summary: 'Returns the columns of a list: code, name and the control that renders the cell',
  input: z.object({ schemaCode: z.string(), listCode: z.string().optional() }),
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      width: z.number().nullable(),
      controlType: z.string(),
      options: z.record(z.string(), z.unknown()),
    }),
  ),
  refusals: ['model-not-found', 'not-allowed'],
});
