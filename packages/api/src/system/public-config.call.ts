import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themeSchema } from './theme.call.ts';

export const publicConfig = defineCall({
  method: 'GET',
  path: '/api/system/public_config',
  summary: 'Returns the settings of the sign-in page',
  input: z.object({}),
  output: z.object({
    defaultLocale: z.enum(['zh', 'en']),
    timeZone: z.string(),
    /** Whether the page is shown in greyscale. */
    mourning: z.boolean(),
    theme: themeSchema,
    /** The button label of the identity provider; null without one. */
    identityProvider: z.object({ zh: z.string(), en: z.string() }).nullable(),
    /** Demo accounts to offer at sign-in; empty without the demo. */
    demoAccounts: z.array(z.object({ account: z.string(), name: z.string(), title: z.object({ zh: z.string(), en: z.string() }) })),
    demoPassword: z.string().nullable(),
    /** Whether a forgotten password can be reset by mail. */
    passwordResetByMail: z.boolean(),
    needsSetup: z.boolean(),
  }),
});
