import { z } from 'zod';
import { defineCall } from '../call.ts';

/** `state` comes back with the code; a browser takes no code that comes with another one. */
export const getCode = defineCall({
  method: 'POST',
  path: '/api/auth/get_code',
  summary: 'Begin a sign-in with the identity provider: the address at which it gives a code',
  input: z.object({}),
  output: z.object({ address: z.string(), state: z.string() }),
  refusals: ['provider-missing', 'provider-unreachable'],
});
