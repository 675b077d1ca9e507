import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { unitScopeInput } from './unit-scope.ts';

export const departmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  managerId: z.string().nullable(),
  hasChildren: z.boolean(),
  /** Within the scope; others only lead to some that are. */
  pickable: z.boolean(),
  /** The names of those above, the topmost first. */
  path: z.array(z.string()),
});
export type Department = z.infer<typeof departmentSchema>;

export const departmentTree = defineCall({
  method: 'GET',
  path: '/api/organization/department/tree',
  summary: 'Departments, parents before children: all, those right below one, or those that a keyword finds',
  input: z.object({
    /** Only those right below it; `top`: only the topmost. */
    parentId: z.string().max(64).optional(),
    /** A part of the name, or its pinyin or zhuyin; then without those that only lead to others. */
    keyword: keywordSchema.optional(),
    ...unitScopeInput,
  }),
  output: z.array(departmentSchema),
});
