import { z } from 'zod';
import { defineCall } from '../call.ts';
import { userInfoSchema } from './user-info.ts';

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const readOwnProfile = defineCall({
  method: 'GET',
  path: '/api/auth/own_profile',
  summary: 'Returns what the signed-in person may see and change of their own account',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    account: z.string(),
    email: z.string().nullable(),
    /** The language of mails and messages, and of the pages where none was chosen in the browser. */
    locale: z.enum(['zh', 'en']),
    /** In which the pages show times; null: that of the organisation. */
    timeZone: z.string().nullable(),
    /** Without one they sign in with the identity provider. */
    hasPassword: z.boolean(),
    /** The sources that own fields; the person cannot change these fields. */
    fieldSources: z.record(z.string(), z.string()),
  }),
});

export const saveOwnProfile = defineCall({
  method: 'POST',
  path: '/api/auth/save_own_profile',
  summary: 'Changes language and time zone of the signed-in person; what is missing stays',
  command: true,
  input: z.object({
    locale: z.enum(['zh', 'en']).optional(),
    timeZone: z.string().max(100).refine(isTimeZone, { error: 'must be a time zone such as Asia/Taipei' }).nullable().optional(),
  }),
  output: userInfoSchema,
  refusals: ['organization-invalid'],
});

export const changeOwnMail = defineCall({
  method: 'POST',
  path: '/api/auth/change_own_mail',
  summary: 'Changes the mail address of the signed-in person, to which links for a forgotten password are sent',
  input: z.object({
    /** Null or empty: no mail is sent. */
    email: z.union([z.null(), z.literal('').transform(() => null), z.email().max(254)]),
    /** The present password; only people without one may leave it out. */
    password: z.string().max(200).default(''),
  }),
  output: z.boolean(),
  refusals: ['wrong-password', 'sign-in-wait', 'mail-taken', 'mail-owned'],
});
