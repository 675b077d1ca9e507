import { dataItemTypes, modelGrantSchema, nameI18nSchema, trimmedString, type DataItemType } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { roleMemberKinds } from './model-right.ts';

const memberSchema = z.object({ kind: z.enum(roleMemberKinds), id: z.uuid() });

const appRoleSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  members: z.array(memberSchema.extend({ name: z.string() })),
  grants: z.array(modelGrantSchema),
  /** Its code in the documents of the application. */
  code: z.string(),
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
  /** A sub-table is followed by its columns, such as `items.amount`. */
  fields: z.array(fieldSchema),
});
export type RoleModel = z.infer<typeof modelSchema>;

export const listAppRoles = defineCall({
  method: 'GET',
  path: '/api/app/role/list',
  summary: 'Returns the roles of an application and the models that they can grant rights on. Application administrators only',
  input: z.object({ appCode: z.string() }),
  output: z.object({ roles: z.array(appRoleSchema), models: z.array(modelSchema) }),
  refusals: ['not-found', 'not-allowed'],
});

export const saveAppRole = defineCall({
  method: 'POST',
  path: '/api/app/role/save',
  summary: 'Creates a role, or with `id` changes one. Application administrators only',
  command: true,
  input: z.object({
    id: z.uuid().optional(),
    /** The version of the changed role; 0 for a new one. */
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

export const saveAppRoleMembers = defineCall({
  method: 'POST',
  path: '/api/app/role/members',
  summary: 'Replaces the members of a published role; what it may do stays. Application administrators only',
  command: true,
  input: z.object({
    id: z.uuid(),
    /** The version of the role that the caller read. */
    version: z.number().int().min(0),
    members: z.array(memberSchema).max(1000),
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'not-allowed', 'conflict', 'app-role-invalid'],
});

export const deleteAppRole = defineCall({
  method: 'POST',
  path: '/api/app/role/delete',
  summary: 'Deletes a role; a model without any role is then accessible to everybody again. Application administrators only',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});
