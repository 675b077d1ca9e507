import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { makeNameKeys } from './name-keys/make-name-keys.ts';
import type { OrganizationData } from './organization-data.ts';

/**
 * Writes the people, departments and roles of an organisation into an empty one; returns the ids of the people. Throws when the data refers
 * to departments or accounts that it does not contain, and lists all of them.
 */
export async function storeOrganization(trx: Trx, data: OrganizationData): Promise<readonly string[]> {
  checkReferences(data);
  const people = new Map(data.people.map((person) => [person.account, createId()]));
  const departments = new Map(data.departments.map((department) => [department.code, createId()]));

  await trx
    .insertInto('people')
    .values(
      data.people.map((person) => ({
        id: people.get(person.account)!,
        account: person.account,
        name: person.name,
        title: JSON.stringify(person.title),
        is_admin: person.isAdmin ?? false,
        is_app_admin: person.isAdmin ?? false,
      })),
    )
    .execute();
  await trx
    .insertInto('departments')
    .values(
      data.departments.map((department, sort) => ({
        id: departments.get(department.code)!,
        code: department.code,
        name: department.name,
        parent_id: department.parent === undefined ? null : departments.get(department.parent)!,
        sort,
      })),
    )
    .execute();
  const managers = data.departments.flatMap(({ code, manager }) =>
    manager === undefined
      ? []
      : [{ department_id: departments.get(code)!, person_id: people.get(manager)!, kind: 'manager' as const, sort: 0 }],
  );
  if (managers.length > 0) await trx.insertInto('department_leaders').values(managers).execute();
  await makeNameKeys(trx);
  const memberships = data.people.flatMap((person) =>
    person.departments.map((code, sort) => ({ person_id: people.get(person.account)!, department_id: departments.get(code)!, sort })),
  );
  if (memberships.length > 0) await trx.insertInto('memberships').values(memberships).execute();

  const roles = data.roles.map(({ code, name, name_i18n = {}, people: members }, sort) => ({
    id: createId(),
    code,
    name,
    name_i18n,
    sort,
    members,
  }));
  if (roles.length > 0) {
    await trx
      .insertInto('roles')
      .values(roles.map(({ id, code, name, name_i18n, sort }) => ({ id, code, name, name_i18n: JSON.stringify(name_i18n), sort })))
      .execute();
  }
  const roleMembers = roles.flatMap((role) => role.members.map((account) => ({ role_id: role.id, person_id: people.get(account)! })));
  if (roleMembers.length > 0) await trx.insertInto('role_members').values(roleMembers).execute();
  return [...people.values()];
}

function checkReferences(data: OrganizationData): void {
  const codes = new Set(data.departments.map((department) => department.code));
  const accounts = new Set(data.people.map((person) => person.account));
  const unknown = [
    ...data.departments.flatMap(({ code, parent, manager }) => [
      ...(parent !== undefined && !codes.has(parent) ? [`department ${code}: parent ${parent}`] : []),
      ...(manager !== undefined && !accounts.has(manager) ? [`department ${code}: manager ${manager}`] : []),
    ]),
    ...data.people.flatMap(({ account, departments }) =>
      departments.filter((code) => !codes.has(code)).map((code) => `person ${account}: department ${code}`),
    ),
    ...data.roles.flatMap(({ code, people }) =>
      people.filter((account) => !accounts.has(account)).map((account) => `role ${code}: person ${account}`),
    ),
  ];
  if (unknown.length > 0) throw new Error(`The organisation has unknown references: ${unknown.join('; ')}.`);
}
