import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assertionSchema } from './passkey.call.ts';
import { signInSchema } from './user-info.ts';

/** The present password: an unattended browser must not be able to change how its owner signs in. */
export const ownPassword = z.string().min(1).max(200);
const passwordRefusals = ['wrong-password', 'sign-in-wait'];

export const listFactors = defineCall({
  method: 'GET',
  path: '/api/auth/list_factors',
  summary: 'Lists the second factors of the signed-in person',
  input: z.object({}),
  output: z.object({
    /** When the one-time codes of an app were set up; null: they are not. */
    totpConfirmedAt: z.string().nullable(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })),
    recoveryCodesLeft: z.number().int(),
    /** Whether an administrator requires one. */
    required: z.boolean(),
  }),
});

export const startTotp = defineCall({
  method: 'POST',
  path: '/api/auth/start_totp',
  summary: 'Creates the secret of one-time codes; it takes effect when it is confirmed with a code',
  input: z.object({ password: ownPassword }),
  /** `uri` is the content of the QR code, `secret` for entering it by hand. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: passwordRefusals,
});

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/api/auth/confirm_totp',
  summary: 'Confirms the secret of one-time codes with a code',
  input: z.object({ code: z.string().max(20) }),
  /** Ten codes for a lost device, shown once; null if the person has some. */
  output: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
  refusals: ['wrong-second-factor', 'sign-in-wait'],
});

export const removeTotp = defineCall({
  method: 'POST',
  path: '/api/auth/remove_totp',
  summary: 'Removes the one-time codes',
  input: z.object({ password: ownPassword }),
  output: z.boolean(),
  refusals: [...passwordRefusals, 'second-factor-needed'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/renew_recovery_codes',
  summary: 'Replaces the recovery codes by ten new ones, which are shown once',
  input: z.object({ password: ownPassword }),
  output: z.array(z.string()),
  refusals: [...passwordRefusals, 'second-factor-none'],
});

/**
 * After a correct password `login` refuses with `second-factor-required` where the person has a second factor. Its params are `token`,
 * `methods` and `expiresAt`, and `passkey` with the options of a passkey.
 */
export const completeSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/complete_sign_in',
  summary: 'Completes a sign-in with the second factor',
  input: z
    .object({
      token: z.string().min(1).max(200),
      totp: z.string().max(20).optional(),
      recoveryCode: z.string().max(40).optional(),
      passkey: assertionSchema.optional(),
    })
    .refine(({ totp, recoveryCode, passkey }) => [totp, recoveryCode, passkey].filter((given) => given !== undefined).length === 1, {
      path: ['totp'],
      error: 'Required',
    }),
  output: signInSchema,
  refusals: [
    'sign-in-expired',
    'wrong-second-factor',
    'sign-in-wait',
    'too-many-requests',
    'account-disabled',
    'demo-account-elsewhere',
    'demo-account-closed',
  ],
});

export const secondFactorAudiences = ['nobody', 'administrators', 'everybody'] as const;

export const readSecondFactorPolicy = defineCall({
  method: 'GET',
  path: '/api/auth/second_factor_policy',
  summary: 'Tells of whom a second factor is required, for administrators',
  input: z.object({}),
  output: z.object({ required: z.enum(secondFactorAudiences) }),
});

export const saveSecondFactorPolicy = defineCall({
  method: 'POST',
  path: '/api/auth/save_second_factor_policy',
  summary: 'Sets of whom a second factor is required from their next sign-in on, for administrators',
  command: true,
  input: z.object({ required: z.enum(secondFactorAudiences) }),
  output: z.boolean(),
});

export const resetPersonFactors = defineCall({
  method: 'POST',
  path: '/api/auth/reset_person_factors',
  summary: 'Removes all second factors of a person who lost them, and ends their sessions, for administrators',
  input: z.object({ personId: z.uuid() }),
  output: z.boolean(),
  refusals: ['own-factors-reset'],
});
