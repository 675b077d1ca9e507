import { z } from 'zod';
import { defineCall } from '../call.ts';

export const departmentLevels = defineCall({
  method: 'GET',
  path: '/api/organization/department/levels',
  summary: 'Returns the number of departments at each level of the organisation; the top level is 1',
  input: z.object({}),
  output: z.array(z.object({ level: z.number().int(), departments: z.number().int() })),
});
