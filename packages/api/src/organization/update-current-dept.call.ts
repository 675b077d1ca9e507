import { z } from 'zod';
import { userInfoSchema } from '../auth/user-info.ts';
import { defineCall } from '../call.ts';

const ofCurrentDept = {
  method: 'POST',
  summary: 'Sets the current department of the signed-in person',
  input: z.object({ deptId: z.string().max(64) }),
  output: userInfoSchema,
  command: true,
  refusals: ['not-allowed'],
} as const;

export const updateCurrentDept = defineCall({ path: '/api/organization/user/update_current_dept', ...ofCurrentDept });
/** The same call at the path of the specification. */
export const updateOrganizationCurrentDept = defineCall({ path: '/api/organization/update_current_dept', ...ofCurrentDept });
