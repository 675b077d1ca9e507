import type { ConditionDocument, NameI18n } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** Roles of applications, which grant rights on records: what is published of them, and their members. */
export interface AppRolesTable {
  /** The id of the first version of its document. */
  id: string;
  app_code: string;
  code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  /** Changes with the document and with the members. */
  version: number;
  document_version: number;
  created_at: Timestamp;
  /** Null: the installation itself. */
  created_by: string | null;
  modified_at: Timestamp;
  modified_by: string | null;
}

export interface AppRoleMembersTable {
  role_id: string;
  /** `role`: a role of the organisation. `departmentTree`: a department with all departments below it. */
  kind: 'person' | 'department' | 'departmentTree' | 'role';
  member_id: string;
}

export interface AppRoleGrantsTable {
  role_id: string;
  schema_code: string;
  rights: string[];
  scope: 'own' | 'department' | 'departmentTree' | 'all' | 'condition';
  condition: Json<ConditionDocument> | null;
  /** Field rights by code, a sheet's column as `items.amount`. Other fields are visible, and editable with the right to edit. */
  fields: Json<Readonly<Record<string, 'hidden' | 'readonly'>>>;
}

/** Who starts an application and who sees all of it, where no role names a model. */
export interface AppAccessTable {
  app_code: string;
  everybody_starts: boolean;
  everybody_sees: boolean;
}

/** Those who start or see it where not everybody does. */
export interface AppAccessMembersTable {
  app_code: string;
  may: 'start' | 'see';
  kind: AppRoleMembersTable['kind'];
  member_id: string;
}

export interface AppRoleTables {
  app_roles: AppRolesTable;
  app_role_members: AppRoleMembersTable;
  app_role_grants: AppRoleGrantsTable;
  app_access: AppAccessTable;
  app_access_members: AppAccessMembersTable;
}
