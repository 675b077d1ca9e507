import { nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { issueSchema } from '../envelope.ts';
const textSchema = z.object({ zh: z.string(), en: z.string() });

const shippedRoleSchema = z.object({
  code: z.string(),
  name: textSchema,
  /** Null: the role does not exist yet. While it has no members, administrators receive its tasks. */
  members: z.number().int().nullable(),
});

const shippedAppSchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  description: textSchema,
  /** Whether an application with this code is published. */
  isInstalled: z.boolean(),
  /** The roles that decide in its workflows. */
  roles: z.array(shippedRoleSchema),
});
export type ShippedAppInfo = z.infer<typeof shippedAppSchema>;

export const listShippedApps = defineCall({
  method: 'GET',
  path: '/api/first_run/list_shipped_apps',
  summary: 'Returns the applications that ship with the product. Administrators only',
  input: z.object({}),
  output: z.array(shippedAppSchema),
});

export const installShippedApp = defineCall({
  method: 'POST',
  path: '/api/first_run/install_shipped_app',
  summary: 'Publishes an application that ships with the product, and creates its roles without members. Administrators only',
  command: true,
  input: z.object({ code: z.string().max(100) }),
  output: z.object({
    /** False if an application with this code was there already; then nothing changed. */
    isNew: z.boolean(),
    warnings: z.array(issueSchema),
    roles: z.array(shippedRoleSchema),
  }),
  refusals: ['shipped-app-unknown', 'app-invalid', 'app-loses-data'],
});
