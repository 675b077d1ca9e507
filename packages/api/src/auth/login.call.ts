import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with account and password',
  input: z.object({ account: z.string().min(1).max(100), password: z.string().min(1).max(200) }),
  output: signInSchema,
  refusals: ['wrong-password', 'account-disabled', 'too-many-requests'],
});
