import { z } from 'zod';
import { defineCall } from '../call.ts';
import { getToken } from './get-token.call.ts';
import { refresh } from './refresh.call.ts';
import { signInSchema } from './user-info.ts';

/** The same exchanges as `get_token` and `refresh`, for OAuth 2 clients. */
export const oauthToken = defineCall({
  method: 'POST',
  path: '/api/auth/oauth_token',
  summary: 'Exchanges a code or a refresh token for tokens; the request is form-encoded',
  requestType: 'form',
  input: z.discriminatedUnion('grant_type', [
    z.object({ grant_type: z.literal('authorization_code'), ...getToken.input.shape }),
    z.object({ grant_type: z.literal('refresh_token'), ...refresh.input.shape }),
  ]),
  output: signInSchema,
  refusals: [...getToken.refusals, ...refresh.refusals],
});
