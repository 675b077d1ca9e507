import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { unitScopeInput } from './unit-scope.ts';

export const departmentSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  parentId: z.string().nullable(),
  managerId: z.string().nullable(),
  hasChildren: z.boolean(),
  /** In the scope; other departments are only ancestors of these. */
  pickable: z.boolean(),
  /** The names of the ancestors, from the top. */
  path: z.array(z.string()),
});
export type Department = z.infer<typeof departmentSchema>;

export const departmentTree = defineCall({
  method: 'GET',
  path: '/api/organization/department/tree',
  summary: 'Returns departments, parents before children: all, the children of one, or those that match a keyword',
  input: z.object({
    /** Only the children of this department; `top`: only the top level. */
    parentId: z.string().max(64).optional(),
    /** Part of the name, or its pinyin or zhuyin. Departments outside the scope are then omitted. */
    keyword: keywordSchema.optional(),
    ...unitScopeInput,
  }),
  output: z.array(departmentSchema),
});
