import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../../call.ts';
import { changedSchema, seenInput } from './changed.ts';
import { unitCodeSchema, unitNameSchema, unitNamesSchema } from './names.ts';

const unitName = z.object({ id: z.string(), name: z.string() });

export const managedRoleSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  groupId: z.string().nullable(),
  revision: z.number().int(),
  members: z.array(
    unitName.extend({
      active: z.boolean(),
      departmentName: z.string().nullable(),
      /** They hold the role only for these departments and those below; none: everywhere. */
      departments: z.array(unitName),
    }),
  ),
});
export type ManagedRole = z.infer<typeof managedRoleSchema>;

const roleGroupSchema = z.object({ id: z.string(), name: z.string(), name_i18n: nameI18nSchema });

export const listManagedRoles = defineCall({
  method: 'GET',
  path: '/api/organization/role/list_managed',
  summary: 'Returns the groups of roles and all roles with their members and the departments for which they hold them, in order',
  input: z.object({}),
  output: z.object({
    groups: z.array(roleGroupSchema),
    roles: z.array(managedRoleSchema),
  }),
});

const roleFields = {
  code: unitCodeSchema,
  name: unitNameSchema,
  name_i18n: unitNamesSchema,
  groupId: z.uuid().nullable(),
};

export const createRole = defineCall({
  method: 'POST',
  path: '/api/organization/role/create',
  summary: 'Creates a role as the last one of its group',
  command: true,
  input: z.object({ ...roleFields, name_i18n: unitNamesSchema.default({}), groupId: roleFields.groupId.default(null) }),
  output: changedSchema,
  refusals: ['organization-invalid'],
});

export const changeRole = defineCall({
  method: 'POST',
  path: '/api/organization/role/change',
  summary: 'Changes the given properties of a role; the others stay',
  command: true,
  input: z.object({ ...seenInput, ...z.object(roleFields).partial().shape }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const setRoleMembers = defineCall({
  method: 'POST',
  path: '/api/organization/role/set_members',
  summary: 'Sets the members of a role and the departments for which they hold it',
  command: true,
  input: z.object({
    ...seenInput,
    members: z.array(z.object({ personId: z.uuid(), departmentIds: z.array(z.uuid()).max(100).default([]) })).max(5000),
  }),
  output: changedSchema,
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});

export const saveRoleGroups = defineCall({
  method: 'POST',
  path: '/api/organization/role/save_groups',
  summary: 'Sets the groups of roles and their order; groups that are missing are deleted, and their roles have no group',
  command: true,
  input: z.object({
    /** A group without id is new. */
    groups: z.array(z.object({ id: z.uuid().optional(), name: unitNameSchema, name_i18n: unitNamesSchema.default({}) })).max(200),
    /** The groups that were read; refused with `conflict` if somebody else has changed them since. If unset, they are replaced. */
    known: z.array(roleGroupSchema).max(200).optional(),
  }),
  output: z.object({ groups: z.array(unitName) }),
  refusals: ['organization-invalid', 'conflict'],
});

export const sortRoles = defineCall({
  method: 'POST',
  path: '/api/organization/role/sort',
  summary: 'Sets the order of the roles: those given come first, in the given order',
  command: true,
  input: z.object({ ids: z.array(z.uuid()).max(5000) }),
  output: z.null(),
});

/** Something that refers to a role. */
export const roleUseSchema = z.object({
  kind: z.enum(['app-role', 'app-access', 'workflow', 'form', 'list', 'model', 'page']),
  appCode: z.string(),
  /** The id of an application role, the code of an application of which it starts or sees records, or the code of a document. */
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
});
export type RoleUse = z.infer<typeof roleUseSchema>;

export const roleImpact = defineCall({
  method: 'GET',
  path: '/api/organization/role/impact',
  summary: 'Returns what depends on a role: its members, application roles, and published documents that name it',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    /** Active members. */
    people: z.number().int(),
    uses: z.array(roleUseSchema),
  }),
  refusals: ['not-found'],
});

export const deleteRole = defineCall({
  method: 'POST',
  path: '/api/organization/role/delete',
  summary:
    'Deletes a role with its memberships, also in application roles; refused while published documents name it, unless confirmed: it then finds nobody there',
  command: true,
  input: z.object({ ...seenInput, confirmed: z.boolean().default(false) }),
  output: z.null(),
  refusals: ['organization-invalid', 'not-found', 'conflict'],
});
