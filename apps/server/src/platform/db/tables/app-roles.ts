import type { ConditionDocument, NameI18n } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** Who may do what with the records of an application's models. */
export interface AppRolesTable {
  id: string;
  app_code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  version: number;
  created_at: Timestamp;
  created_by: string;
  modified_at: Timestamp;
  modified_by: string;
}

export interface AppRoleMembersTable {
  role_id: string;
  /** `role`: a role of the organisation. `departmentTree`: with the departments below. */
  kind: 'person' | 'department' | 'departmentTree' | 'role';
  member_id: string;
}

export interface AppRoleGrantsTable {
  role_id: string;
  schema_code: string;
  rights: string[];
  scope: 'own' | 'department' | 'departmentTree' | 'all' | 'condition';
  condition: Json<ConditionDocument> | null;
  /** By code, a sheet's column as `items.amount`; what is not named is seen, and edited by who may edit. */
  fields: Json<Readonly<Record<string, 'hidden' | 'readonly'>>>;
}

export interface AppRoleTables {
  app_roles: AppRolesTable;
  app_role_members: AppRoleMembersTable;
  app_role_grants: AppRoleGrantsTable;
}
