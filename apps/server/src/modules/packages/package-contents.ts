import { modelGrantSchema } from '@inkstone/api';
import {
  appDefinitionSchema,
  businessRuleSchema,
  dictionaryDefinitionSchema,
  nameI18nSchema,
  pageDefinitionSchema,
} from '@inkstone/schema';
import { z } from 'zod';

/** People and departments belong to an installation: a role is carried with what it may, not with who has it. */
export const packagedRoleSchema = z.object({
  name: z.string().trim().min(1).max(50),
  name_i18n: nameI18nSchema.optional(),
  grants: z.array(modelGrantSchema).max(200),
});
export type PackagedRole = z.infer<typeof packagedRoleSchema>;

export const packageContentsSchema = appDefinitionSchema.extend({
  dictionaries: z.array(dictionaryDefinitionSchema),
  pages: z.array(pageDefinitionSchema),
  rules: z.array(businessRuleSchema),
  roles: z.array(packagedRoleSchema),
});
/** Everything an application consists of but its records. */
export type PackageContents = z.infer<typeof packageContentsSchema>;
