import { z } from 'zod';
import { defineCall } from '../call.ts';

/** For clients that pass a password on through others. It stands for one installation until its database is made anew. */
export const publicKey = defineCall({
  method: 'GET',
  path: '/api/auth/public_key',
  summary: 'The key that a client may encrypt a password with before it signs in',
  input: z.object({}),
  output: z.object({
    keyId: z.string(),
    algorithm: z.literal('RSA-OAEP-256'),
    modulusLength: z.number().int(),
    publicExponent: z.number().int(),
    /** SPKI in PEM. */
    publicKey: z.string(),
  }),
});
