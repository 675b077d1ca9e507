import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

/** A code counts once, and only for a sign-in that began here in the last ten minutes. */
export const getToken = defineCall({
  method: 'POST',
  path: '/api/auth/get_token',
  summary: 'Sign in with the code of the identity provider',
  input: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    /** Whom the code was given to; another client than the one that is set is refused. */
    client_id: z.string().max(500).optional(),
    scope: z.string().max(500).optional(),
    /** Which organisation of a chat client; there is one organisation here. */
    corpId: z.string().max(200).optional(),
  }),
  output: signInSchema,
  refusals: [
    'provider-missing',
    'provider-unreachable',
    'provider-refused',
    'sign-in-expired',
    'account-unknown',
    'account-disabled',
    'demo-account-elsewhere',
    'demo-account-closed',
  ],
});
