import { z } from 'zod';
import { defineCall } from '../call.ts';

/** For clients that send passwords through intermediaries. The key is constant for an installation until its database is recreated. */
export const publicKey = defineCall({
  method: 'GET',
  path: '/api/auth/public_key',
  summary: 'Returns the public key with which a client may encrypt the password before signing in',
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
