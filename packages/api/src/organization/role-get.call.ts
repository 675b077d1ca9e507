import { z } from 'zod';
import { defineCall } from '../call.ts';
import { roleHolderSchema } from './person.ts';
import { roleSchema } from './role-list.call.ts';

export const roleGet = defineCall({
  method: 'GET',
  path: '/api/organization/role/get',
  summary: 'Returns a role and its people',
  input: z.object({ roleId: z.string() }),
  output: roleSchema.extend({ users: z.array(roleHolderSchema) }),
});
