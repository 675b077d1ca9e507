import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

/** A used token returns the same successor for 30 seconds; later reuse revokes the whole token family. */
export const refresh = defineCall({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchanges a refresh token for new tokens',
  input: z.object({ refresh_token: z.string().min(1).max(400) }),
  output: signInSchema,
  refusals: ['token-expired', 'account-disabled', 'demo-account-elsewhere', 'demo-account-closed'],
});
