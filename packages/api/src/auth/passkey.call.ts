import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInSchema } from './user-info.ts';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
};

/** The JSON form of `navigator.credentials.get()`, as `PublicKeyCredential.toJSON()` returns it. */
export const assertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** The JSON form of `navigator.credentials.create()`. */
export const attestationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`. */
const optionsSchema = z.record(z.string(), z.unknown());
const step = z.object({ token: z.string(), expiresAt: z.string(), options: optionsSchema });
const token = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(100);
const password = z.string().min(1).max(200);

export const startPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/start_passkey',
  summary: 'Starts the registration of a passkey',
  input: z.object({ password }),
  output: step,
  refusals: ['wrong-password', 'sign-in-wait', 'passkeys-too-many', 'passkey-address'],
});

export const finishPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/finish_passkey',
  summary: 'Registers a passkey under a name',
  input: z.object({ token, name, response: attestationSchema }),
  /** Ten codes for a lost device, shown once; null if the person has some. */
  output: z.object({ id: z.string(), recoveryCodes: z.array(z.string()).nullable() }),
  refusals: ['sign-in-expired', 'passkey-refused', 'passkeys-too-many', 'passkey-address'],
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/api/auth/rename_passkey',
  summary: 'Renames a passkey',
  input: z.object({ id: base64url, name }),
  output: z.boolean(),
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/auth/remove_passkey',
  summary: 'Removes a passkey',
  input: z.object({ id: base64url, password }),
  output: z.boolean(),
  refusals: ['wrong-password', 'sign-in-wait', 'second-factor-needed'],
});

export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/start_passkey_sign_in',
  summary: 'Starts a sign-in with a passkey alone',
  input: z.object({}),
  output: step,
  refusals: ['too-many-requests', 'passkey-address'],
});

export const completePasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/complete_passkey_sign_in',
  summary: 'Signs in with a passkey alone',
  input: z.object({ token, response: assertionSchema }),
  output: signInSchema,
  refusals: [
    'sign-in-expired',
    'passkey-refused',
    'passkey-address',
    'sign-in-wait',
    'too-many-requests',
    'account-disabled',
    'demo-account-elsewhere',
    'demo-account-closed',
  ],
});
