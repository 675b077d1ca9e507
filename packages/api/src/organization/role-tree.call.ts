import { z } from 'zod';
import { defineCall } from '../call.ts';
import { roleHolderSchema } from './person.ts';
import { roleSchema } from './role-list.call.ts';

export const roleTree = defineCall({
  method: 'GET',
  path: '/api/organization/role/tree',
  summary: 'Returns all roles with their people',
  input: z.object({}),
  output: z.array(roleSchema.extend({ children: z.array(roleHolderSchema) })),
});
