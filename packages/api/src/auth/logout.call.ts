import { z } from 'zod';
import { defineCall } from '../call.ts';

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this sign-in and its refresh tokens',
  input: z.object({ refresh_token: z.string().max(400).optional() }),
  output: z.boolean(),
});
