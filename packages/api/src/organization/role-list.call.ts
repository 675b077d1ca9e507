import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

export const roleSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  group: z.object({ id: z.string(), name: z.string(), name_i18n: nameI18nSchema }).nullable(),
});

export const roleList = defineCall({
  method: 'GET',
  path: '/api/organization/role/list',
  summary: 'Returns all roles with their groups, in the order of administrators',
  input: z.object({}),
  output: z.array(roleSchema),
});
