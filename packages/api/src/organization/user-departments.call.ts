import { z } from 'zod';
import { defineCall } from '../call.ts';

export const userDepartments = defineCall({
  method: 'GET',
  path: '/api/organization/user/departments',
  summary: 'Returns the departments of the signed-in person, the main one first',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), main: z.boolean() })),
});
