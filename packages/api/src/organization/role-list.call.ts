import { z } from 'zod';
import { defineCall } from '../call.ts';

export const roleSchema = z.object({ id: z.string(), code: z.string(), name: z.string() });

export const roleList = defineCall({
  method: 'GET',
  path: '/api/organization/role/list',
  summary: 'Returns all roles',
  input: z.object({}),
  output: z.array(roleSchema),
});
