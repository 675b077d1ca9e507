import { modelGrantSchema } from '@inkstone/api';
import {
  appDefinitionSchema,
  businessRuleSchema,
  dictionaryDefinitionSchema,
  nameI18nSchema,
  pageDefinitionSchema,
} from '@inkstone/schema';
import { z } from 'zod';

/** A packaged role has rights but no members, because people and departments belong to an installation. */
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
/** All parts of an application except its records. */
export type PackageContents = z.infer<typeof packageContentsSchema>;
