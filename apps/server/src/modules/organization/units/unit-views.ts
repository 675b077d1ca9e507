import { sql, type RawBuilder } from 'kysely';
import type { TableView } from '../../../platform/db/table-view.ts';
import type {
  DepartmentsTable,
  MembershipsTable,
  PeopleTable,
  RoleMembersTable,
  RolesTable,
} from '../../../platform/db/tables/organization.ts';

export const peopleView: TableView<PeopleTable, 'id' | 'account' | 'name' | 'active' | 'email' | 'locale'> = sql`
  (select id, account, name, active, email, locale from people)`;

/** People who administer everything and are active. */
export const administratorsView: TableView<PeopleTable, 'id'> = sql`(select id from people where is_admin and active)`;

export const departmentsView: TableView<DepartmentsTable, 'id' | 'code' | 'name' | 'name_i18n' | 'parent_id'> = sql`
  (select id, code, name, name_i18n, parent_id from departments)`;

export const membershipsView: TableView<MembershipsTable, 'person_id' | 'department_id'> = sql`
  (select person_id, department_id from memberships)`;

export const rolesView: TableView<RolesTable, 'id' | 'code' | 'name' | 'name_i18n'> = sql`(select id, code, name, name_i18n from roles)`;

export const roleMembersView: TableView<RoleMembersTable, 'role_id' | 'person_id'> = sql`(select role_id, person_id from role_members)`;

/** Selects the name of the person whose id is in a column such as `w.holder_id`. */
export function personName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select people.name from people where people.id = ${sql.ref(column)})`;
}

/** Selects the name of the department whose id is in a column. */
export function departmentName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select departments.name from departments where departments.id = ${sql.ref(column)})`;
}
