import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

export const signInMethods = ['password', 'passkey', 'provider', 'setup'] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const secondFactors = ['totp', 'recovery-code', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const signInLogEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for an unknown account. */
  person: z.object({ id: z.string(), name: z.string(), account: z.string() }).nullable(),
  method: z.enum(signInMethods),
  secondFactor: z.enum(secondFactors).nullable(),
  /** Why it failed: code and text of the refusal; null for a success. */
  failure: z.object({ code: z.string(), text: z.string() }).nullable(),
  address: z.string(),
  device: z.string(),
});

export const signInLog = defineCall({
  method: 'GET',
  path: '/api/auth/sign_in_log',
  summary: 'Lists successful and failed sign-ins of the last 180 days, newest first, for administrators',
  input: z.object({
    ...pageInput,
    personId: z.uuid().optional(),
    /** From this time on. */
    from: z.iso.datetime({ offset: true }).optional(),
    /** Before this time. */
    to: z.iso.datetime({ offset: true }).optional(),
    outcome: z.enum(['success', 'failure']).optional(),
  }),
  output: pageOf(signInLogEntrySchema),
});
