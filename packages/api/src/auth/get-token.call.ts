import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

/** A code is valid once, and only for a sign-in that was started on this server within the last ten minutes. */
export const getToken = defineCall({
  method: 'POST',
  path: '/api/auth/get_token',
  summary: 'Signs in with the authorization code of the identity provider',
  input: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    /** The client to which the code was issued; refused unless it is the configured client. */
    client_id: z.string().max(500).optional(),
    scope: z.string().max(500).optional(),
    /** The organisation in a chat client; accepted for compatibility, as an installation has one organisation. */
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
