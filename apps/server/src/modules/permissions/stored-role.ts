import { modelRights, type AppRole, type ModelGrant } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { rolesView, directory } from '../organization/index.ts';

type Member = AppRole['members'][number];

/** Returns the roles of an application in order of creation, with the current names of their members. */
export async function rolesOfApp(executor: Executor, appCode: string): Promise<readonly AppRole[]> {
  const roles = await executor
    .selectFrom('app_roles')
    .selectAll()
    .where('app_code', '=', appCode)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = roles.map(({ id }) => id);
  if (ids.length === 0) return [];
  const members = await executor.selectFrom('app_role_members').selectAll().where('role_id', 'in', ids).execute();
  const grants = await executor.selectFrom('app_role_grants').selectAll().where('role_id', 'in', ids).orderBy('schema_code').execute();
  const nameOf = await memberNames(executor, members);
  return roles.map((role) => ({
    id: role.id,
    code: role.code,
    version: role.version,
    name: role.name,
    name_i18n: role.name_i18n,
    modifiedAt: role.modified_at.toISOString(),
    members: members
      .filter(({ role_id }) => role_id === role.id)
      .map(({ kind, member_id }) => ({ kind, id: member_id, name: nameOf.get(member_id) ?? '' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    grants: grants
      .filter(({ role_id }) => role_id === role.id)
      .map(({ schema_code, rights, scope, condition, fields }): ModelGrant => ({
        schemaCode: schema_code,
        rights: modelRights.filter((right) => rights.includes(right)),
        scope,
        ...(condition && { condition }),
        fields: { ...fields },
      })),
  }));
}

interface NamedBy {
  readonly kind: Member['kind'];
  readonly member_id: string;
}

/** By id; deleted members are missing. */
export async function memberNames(executor: Executor, members: readonly NamedBy[]): Promise<ReadonlyMap<string, string>> {
  const ids = (...kinds: readonly string[]): string[] =>
    members.filter(({ kind }) => kinds.includes(kind)).map(({ member_id }) => member_id);
  const people = await directory(executor).people(ids('person'));
  const departments = await directory(executor).departments(ids('department', 'departmentTree'));
  const roleIds = ids('role');
  const roles =
    roleIds.length === 0
      ? []
      : await executor.selectFrom(rolesView.as('roles')).select(['id', 'name']).where('id', 'in', roleIds).execute();
  return new Map([...people.values(), ...departments.values(), ...roles].map(({ id, name }) => [id, name]));
}
