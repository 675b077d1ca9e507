import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The identity provider returns `state` with the code; a browser refuses a code with a different `state`. */
export const getCode = defineCall({
  method: 'POST',
  path: '/api/auth/get_code',
  summary: 'Starts a sign-in with the identity provider and returns the address of its authorization page',
  input: z.object({}),
  output: z.object({ address: z.string(), state: z.string() }),
  refusals: ['provider-missing', 'provider-unreachable'],
});
