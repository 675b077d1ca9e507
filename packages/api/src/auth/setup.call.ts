import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

export const setup = defineCall({
  method: 'POST',
  path: '/api/auth/setup',
  summary: 'Creates the first administrator with the one-time set-up link',
  input: z.object({
    token: z.string().max(200),
    organization: z.string().min(1).max(100),
    name: z.string().min(1).max(100),
    account: z.string().min(1).max(100),
    password: z.string().max(200),
  }),
  output: signInSchema,
  refusals: ['setup-link-invalid', 'account-taken', 'password-too-weak', 'password-common', 'password-personal'],
});
