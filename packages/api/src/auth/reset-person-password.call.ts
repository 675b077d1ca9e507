import { z } from 'zod';
import { defineCall } from '../call.ts';

export const resetPersonPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset_person_password',
  summary: 'Gives a person a temporary password, which is shown once and must be changed at the next sign-in, for administrators',
  input: z.object({ personId: z.uuid() }),
  output: z.object({ account: z.string(), password: z.string() }),
  refusals: ['own-password-reset'],
});
