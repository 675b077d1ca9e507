import { z } from 'zod';
import { userInfoSchema } from '../auth/user-info.ts';
import { defineCall } from '../call.ts';

export const updateCurrentDept = defineCall({
  method: 'POST',
  path: '/api/organization/user/update_current_dept',
  summary: 'Sets the current department of the signed-in person',
  input: z.object({ deptId: z.string().max(64) }),
  output: userInfoSchema,
  command: true,
  refusals: ['not-allowed'],
});
