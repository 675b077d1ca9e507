import { z } from 'zod';
import { defineCall } from '../call.ts';
import { getToken } from './get-token.call.ts';
import { refresh } from './refresh.call.ts';
import { signInSchema } from './user-info.ts';

/** The same two exchanges as `get_token` and `refresh`, for clients that speak OAuth 2. */
export const oauthToken = defineCall({
  method: 'POST',
  path: '/api/auth/oauth_token',
  summary: 'Exchange a code or a refresh token for tokens, sent as a form',
  takes: 'form',
  input: z.discriminatedUnion('grant_type', [
    z.object({ grant_type: z.literal('authorization_code'), ...getToken.input.shape }),
    z.object({ grant_type: z.literal('refresh_token'), ...refresh.input.shape }),
  ]),
  output: signInSchema,
  refusals: [...getToken.refusals, ...refresh.refusals],
});
