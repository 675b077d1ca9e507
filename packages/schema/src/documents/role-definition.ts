import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { conditionSchema } from './condition.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { dataScopes, fieldLimits, modelRights } from './role-rights.ts';

/** Per application. */
export const maxAppRoles = 100;

/** The rights that a role grants its members on the records of a model. */
export const modelGrantSchema = z.object({
  schemaCode: z.string(),
  rights: z.array(z.enum(modelRights)).min(1),
  scope: z.enum(dataScopes),
  /** Only for scope `condition`. */
  condition: z.optional(conditionSchema),
  /** By code, a column of a sub-table as `items.amount`; fields without a limit are visible, and editable with the right to edit. */
  fields: z.record(z.string().max(130), z.enum(fieldLimits)).default({}),
});
export type ModelGrant = z.infer<typeof modelGrantSchema>;

export const roleDefinitionSchema = z.object({
  code: codeSchema,
  name: trimmedString.min(1).max(50),
  name_i18n: nameI18nSchema.optional(),
  grants: z.array(modelGrantSchema).max(200),
});
/** What an application role may do. Its members belong to the installation. */
export type RoleDefinition = z.infer<typeof roleDefinitionSchema>;
