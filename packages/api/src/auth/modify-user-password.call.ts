import { z } from 'zod';
import { defineCall } from '../call.ts';

export const modifyUserPassword = defineCall({
  method: 'POST',
  path: '/api/auth/modify_user_password',
  summary: 'Changes the password of the signed-in person and ends all their other sessions',
  input: z.object({ oldPassword: z.string().max(200), newPassword: z.string().max(200) }),
  output: z.boolean(),
  refusals: ['wrong-password', 'sign-in-wait', 'password-unchanged', 'password-too-weak', 'password-common', 'password-personal'],
});
