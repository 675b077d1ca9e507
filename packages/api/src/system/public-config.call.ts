import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themeSchema } from './theme.call.ts';

export const publicConfig = defineCall({
  method: 'GET',
  path: '/api/system/public_config',
  summary: 'What the sign-in page needs before anybody signed in',
  input: z.object({}),
  output: z.object({
    defaultLocale: z.enum(['zh', 'en']),
    timeZone: z.string(),
    /** The page is shown in greyscale. */
    mourning: z.boolean(),
    theme: themeSchema,
    /** By whom one may sign in besides the password, as its button says; null: by nobody. */
    identityProvider: z.object({ zh: z.string(), en: z.string() }).nullable(),
    /** Demo accounts to offer at sign-in; empty without the demo. */
    demoAccounts: z.array(z.object({ account: z.string(), name: z.string(), title: z.object({ zh: z.string(), en: z.string() }) })),
    demoPassword: z.string().nullable(),
    needsSetup: z.boolean(),
  }),
});
