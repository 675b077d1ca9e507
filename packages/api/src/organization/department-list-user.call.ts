import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personSchema } from './person.ts';
import { unitScopeInput } from './unit-scope.ts';

export const departmentListUser = defineCall({
  method: 'GET',
  path: '/api/organization/department/list_user',
  summary: 'Returns the people of a department that are in the scope',
  input: z.object({ deptId: z.string(), recursive: z.stringbool().default(false), ...unitScopeInput, ...pageInput }),
  output: pageOf(personSchema),
});
