import { z } from 'zod';
import { defineCall } from '../call.ts';
import { organizationSection } from '../system/system-settings.call.ts';
import { themeSchema } from '../system/theme.call.ts';
import { signInSchema } from './user-info.ts';

const token = z.string().max(200);

/** What the first step of the set-up asks. */
export const setupOrganizationSchema = organizationSection.extend(themeSchema.pick({ sealColor: true, logo: true }).shape);
export type SetupOrganization = z.infer<typeof setupOrganizationSchema>;

export const readSetup = defineCall({
  method: 'POST',
  path: '/api/auth/read_setup',
  summary: 'Returns how far the set-up is, by the one-time set-up link',
  input: z.object({ token }),
  output: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('open'),
      /** Whether the organisation was saved before. */
      isSaved: z.boolean(),
      organization: setupOrganizationSchema,
    }),
    /** The first administrator exists, who continues after signing in. */
    z.object({ state: z.literal('used') }),
  ]),
  refusals: ['setup-link-invalid'],
});

export const saveSetupOrganization = defineCall({
  method: 'POST',
  path: '/api/auth/save_setup_organization',
  summary: 'Saves the organisation with the one-time set-up link, which stays valid until the first administrator is created',
  input: setupOrganizationSchema.extend({ token }),
  output: z.null(),
  refusals: ['setup-link-invalid', 'settings-invalid'],
});

export const setup = defineCall({
  method: 'POST',
  path: '/api/auth/setup',
  summary: 'Creates the first administrator with the one-time set-up link',
  input: z.object({
    token,
    /** Unset: the name that was saved with the set-up link before. */
    organization: z.string().min(1).max(100).optional(),
    name: z.string().min(1).max(100),
    account: z.string().min(1).max(100),
    password: z.string().max(200),
  }),
  output: signInSchema,
  refusals: [
    'setup-link-invalid',
    'setup-organization-missing',
    'account-taken',
    'password-too-weak',
    'password-common',
    'password-personal',
  ],
});
