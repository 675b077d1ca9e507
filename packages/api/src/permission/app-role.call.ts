import { conditionSchema, dataItemTypes, nameI18nSchema, trimmedString, type DataItemType } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dataScopes, fieldLimits, modelRights, roleMemberKinds } from './model-right.ts';

/** In one application. */
export const mostAppRoles = 100;

/** What a role lets its members do with the records of a model. */
export const modelGrantSchema = z.object({
  schemaCode: z.string(),
  rights: z.array(z.enum(modelRights)).min(1),
  scope: z.enum(dataScopes),
  /** Of scope `condition`, and of no other. */
  condition: z.optional(conditionSchema),
  /** By code, a sheet's column as `items.amount`; what is not named is seen, and edited by who may edit. */
  fields: z.record(z.string().max(130), z.enum(fieldLimits)).default({}),
});
export type ModelGrant = z.infer<typeof modelGrantSchema>;

const memberSchema = z.object({ kind: z.enum(roleMemberKinds), id: z.uuid() });

const appRoleSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  members: z.array(memberSchema.extend({ name: z.string() })),
  grants: z.array(modelGrantSchema),
  modifiedAt: z.string(),
});
export type AppRole = z.infer<typeof appRoleSchema>;

const fieldSchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  type: z.enum(Object.keys(dataItemTypes) as [DataItemType, ...DataItemType[]]),
});
export type RoleField = z.infer<typeof fieldSchema>;

const modelSchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  /** Columns of sheets stand behind them, as `items.amount`. */
  fields: z.array(fieldSchema),
});
export type RoleModel = z.infer<typeof modelSchema>;

export const listAppRoles = defineCall({
  method: 'GET',
  path: '/api/app/role/list',
  summary: 'The roles of an application, and the models they can speak of; for application administrators',
  input: z.object({ appCode: z.string() }),
  output: z.object({ roles: z.array(appRoleSchema), models: z.array(modelSchema) }),
  refusals: ['not-found', 'not-allowed'],
});

export const saveAppRole = defineCall({
  method: 'POST',
  path: '/api/app/role/save',
  summary: 'A new role, or with `id` another content of one; for application administrators',
  command: true,
  input: z.object({
    id: z.uuid().optional(),
    /** Of the role that was changed; 0 for a new one. */
    version: z.number().int().min(0).default(0),
    appCode: z.string(),
    name: trimmedString.min(1).max(50),
    name_i18n: nameI18nSchema.default({}),
    members: z.array(memberSchema).max(1000),
    grants: z.array(modelGrantSchema).max(200),
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'not-allowed', 'conflict', 'app-role-invalid', 'app-role-name-taken', 'app-roles-full'],
});

export const deleteAppRole = defineCall({
  method: 'POST',
  path: '/api/app/role/delete',
  summary: 'A role is no more; a model that no role names then is open as before; for application administrators',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});
