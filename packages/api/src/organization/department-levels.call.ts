import { z } from 'zod';
import { defineCall } from '../call.ts';

export const departmentLevels = defineCall({
  method: 'GET',
  path: '/api/organization/department/levels',
  summary: 'How deep the organisation is, and how many departments stand at each depth; the topmost is 1',
  input: z.object({}),
  output: z.array(z.object({ level: z.number().int(), departments: z.number().int() })),
});
