import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { conditionSchema } from './condition.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

/** The rights on records of a model. Every right on a record includes the right to view it. */
export const modelRights = ['view', 'add', 'edit', 'delete', 'import', 'export', 'print', 'batch'] as const;
export type ModelRight = (typeof modelRights)[number];

/** The records of a right: own, those of the own departments, these with their descendants, all, or those that meet a condition. */
export const dataScopes = ['own', 'department', 'departmentTree', 'all', 'condition'] as const;
export type DataScope = (typeof dataScopes)[number];

/** A field without a limit is visible, and editable with the right to edit the record. */
export const fieldLimits = ['hidden', 'readonly'] as const;
export type FieldLimit = (typeof fieldLimits)[number];

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
