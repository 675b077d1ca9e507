import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

export const passwordEncryptions = ['RSA-OAEP-256', 'AES-ECB-PKCS7', 'RSA1_5'] as const;

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with account and password',
  input: z
    .object({
      account: z.string().min(1).max(100),
      password: z.string().min(1).max(200).optional(),
      /** Replaces `password`: the encrypted password in base64. */
      encrypted_password: z.string().min(1).max(2000).optional(),
      /** The encryption algorithm. The last two are for older clients and need a key that the operator has configured. */
      encryption: z.enum(passwordEncryptions).default('RSA-OAEP-256'),
      /** The id of the key returned by `public_key`. */
      key_id: z.string().max(100).optional(),
    })
    .refine(({ password, encrypted_password: encrypted }) => (password === undefined) !== (encrypted === undefined), {
      path: ['password'],
      error: 'Required',
    }),
  output: signInSchema,
  refusals: [
    'wrong-password',
    'second-factor-required',
    'account-disabled',
    'demo-account-elsewhere',
    'demo-account-closed',
    'sign-in-wait',
    'too-many-requests',
    'password-key-unknown',
  ],
});
