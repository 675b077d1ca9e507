import { z } from 'zod';
import { userInfoSchema } from '../auth/user-info.ts';
import { defineCall } from '../call.ts';

export const userInfo = defineCall({
  method: 'GET',
  path: '/api/organization/user/info',
  summary: 'Returns the signed-in person',
  input: z.object({}),
  output: userInfoSchema,
});
