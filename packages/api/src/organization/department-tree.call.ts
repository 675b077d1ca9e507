import { z } from 'zod';
import { defineCall } from '../call.ts';

export const departmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  managerId: z.string().nullable(),
});

export const departmentTree = defineCall({
  method: 'GET',
  path: '/api/organization/department/tree',
  summary: 'All departments, parents before children',
  input: z.object({}),
  output: z.array(departmentSchema),
});
