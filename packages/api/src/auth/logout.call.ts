import { z } from 'zod';
import { defineCall } from '../call.ts';

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the current session and revokes its refresh tokens',
  input: z.object({ refresh_token: z.string().max(400).optional() }),
  output: z.boolean(),
});
