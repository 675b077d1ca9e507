import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

/** A token just used answers the same successor for 30 seconds; later reuse ends the whole family. */
export const refresh = defineCall({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a refresh token for new tokens',
  input: z.object({ refresh_token: z.string().min(1).max(400) }),
  output: signInSchema,
  refusals: ['token-expired', 'account-disabled', 'demo-account-elsewhere', 'demo-account-closed'],
});
