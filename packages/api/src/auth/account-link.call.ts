import { z } from 'zod';
import { defineCall } from '../call.ts';

/** `invitation`: for people without a password, valid for 7 days. `reset`: of a forgotten password, valid for 30 minutes. */
export const accountLinkKinds = ['invitation', 'reset'] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

const token = z.string().min(1).max(200);

export const invitePerson = defineCall({
  method: 'POST',
  path: '/api/auth/invite_person',
  summary: 'Invites a person to set their password, by mail or by a link that is shown once, for administrators',
  input: z.object({ personId: z.uuid(), by: z.enum(['mail', 'link']) }),
  output: z.object({
    /** The path of the link, to be appended to the address of the installation; null when it is mailed. */
    path: z.string().nullable(),
    /** The mail address; null for a link. */
    mail: z.string().nullable(),
    expiresAt: z.string(),
  }),
  refusals: ['person-has-password', 'person-inactive', 'person-without-mail', 'mail-not-configured'],
});

/** The answer is the same whether the account exists or not. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/auth/request_password_reset',
  summary: 'Mails a link for a forgotten password to the person of an account or of a mail address',
  input: z.object({ account: z.string().min(1).max(200) }),
  output: z.boolean(),
  refusals: ['sign-in-wait', 'too-many-requests'],
});

export const readAccountLink = defineCall({
  method: 'POST',
  path: '/api/auth/read_account_link',
  summary: 'Tells for whom a link is, without using it up',
  input: z.object({ token }),
  output: z.object({ kind: z.enum(accountLinkKinds), name: z.string(), account: z.string(), expiresAt: z.string() }),
  refusals: ['account-link-invalid', 'sign-in-wait', 'too-many-requests'],
});

export const setPasswordByLink = defineCall({
  method: 'POST',
  path: '/api/auth/set_password_by_link',
  summary: 'Sets a password with a link, uses the link up, and ends all sessions of the person',
  input: z.object({ token, password: z.string().max(200) }),
  /** The account with which to sign in; a second factor is asked for then. */
  output: z.object({ account: z.string() }),
  refusals: ['account-link-invalid', 'sign-in-wait', 'too-many-requests', 'password-too-weak', 'password-common', 'password-personal'],
});

export const accountState = defineCall({
  method: 'GET',
  path: '/api/auth/account_state',
  summary: 'Tells whether and how a person can sign in, for administrators',
  input: z.object({ personId: z.uuid() }),
  output: z.object({
    hasPassword: z.boolean(),
    mustChangePassword: z.boolean(),
    /** The last invitation that was not used; it may have expired. */
    invitation: z.object({ createdAt: z.string(), expiresAt: z.string(), expired: z.boolean() }).nullable(),
    lastSignInAt: z.string().nullable(),
    /** The second factors that can be used. */
    factors: z.object({ totp: z.boolean(), passkeys: z.number().int(), recoveryCodesLeft: z.number().int() }),
  }),
});
