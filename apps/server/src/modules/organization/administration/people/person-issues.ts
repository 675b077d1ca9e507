import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from './person-change.ts';
import { differences, type StoredPerson } from './stored-person.ts';

/** Returns all issues of a change of a person, or of a new one (`null`). `change` may also contain what stays as it is. */
export async function personIssues(trx: Trx, stored: StoredPerson | null, change: PersonChange): Promise<OrganizationIssue[]> {
  const changed = differences(stored, change);
  return [
    ...ownedFields(stored, changed),
    ...(await takenValues(trx, stored?.id ?? null, changed)),
    ...(await managerIssues(trx, stored?.id ?? null, changed.managerId)),
    ...(await departmentIssues(trx, stored?.departmentIds ?? [], changed.departmentIds)),
    ...dateIssues(stored, changed),
  ];
}

function ownedFields(stored: StoredPerson | null, changed: PersonChange): OrganizationIssue[] {
  return Object.keys(changed).flatMap((path): OrganizationIssue[] => {
    const source = stored?.fieldSources[path];
    return source === undefined ? [] : [{ code: 'field-owned', path, params: { source } }];
  });
}

const unique = [
  { property: 'account', column: 'account', code: 'account-taken' },
  { property: 'email', column: 'email', code: 'email-taken' },
  { property: 'employeeNumber', column: 'employee_number', code: 'employee-number-taken' },
] as const;

async function takenValues(trx: Trx, ownId: string | null, changed: PersonChange): Promise<OrganizationIssue[]> {
  const issues: OrganizationIssue[] = [];
  for (const { property, column, code } of unique) {
    const value = changed[property];
    if (value === undefined || value === null) continue;
    const other = await trx
      .selectFrom('people')
      .select(['id', 'name'])
      .where(sql<string>`lower(${sql.ref(column)})`, '=', value.toLowerCase())
      .executeTakeFirst();
    if (other && other.id !== ownId) issues.push({ code, path: property, params: { value, name: other.name } });
  }
  return issues;
}

async function managerIssues(trx: Trx, ownId: string | null, managerId: string | null | undefined): Promise<OrganizationIssue[]> {
  if (managerId === undefined || managerId === null) return [];
  const path = 'managerId';
  if (managerId === ownId) return [{ code: 'manager-self', path }];
  const manager = await trx.selectFrom('people').select(['name', 'active']).where('id', '=', managerId).executeTakeFirst();
  if (!manager) return [{ code: 'person-unknown', path }];
  const params = { name: manager.name };
  if (!manager.active) return [{ code: 'person-inactive', path, params }];
  return ownId !== null && (await isManagedBy(trx, managerId, ownId)) ? [{ code: 'manager-cycle', path, params }] : [];
}

/** Whether a person is among the direct managers of another one, at any level. */
async function isManagedBy(trx: Trx, personId: string, managerId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive managers as (
      select manager_id as id from people where id = ${personId}
      union
      select people.manager_id from people join managers on people.id = managers.id
    )
    select exists (select from managers where id = ${managerId}) as found`.execute(trx);
  return rows[0]!.found;
}

/** Departments are known and listed once; one that is closed may only stay. */
async function departmentIssues(trx: Trx, own: readonly string[], ids: readonly string[] | undefined): Promise<OrganizationIssue[]> {
  if (ids === undefined) return [];
  const found = await trx
    .selectFrom('departments')
    .select(['id', 'name', sql<boolean>`closed_at is not null`.as('isClosed')])
    .where('id', 'in', ids)
    .execute();
  const departments = new Map(found.map((department) => [department.id, department]));
  return ids.flatMap((id, index): OrganizationIssue[] => {
    const path = `departmentIds.${index}`;
    const department = departments.get(id);
    if (!department) return [{ code: 'department-unknown', path }];
    const params = { name: department.name };
    if (ids.indexOf(id) < index) return [{ code: 'named-twice', path, params }];
    return department.isClosed && !own.includes(id) ? [{ code: 'department-closed', path, params }] : [];
  });
}

function dateIssues(stored: StoredPerson | null, changed: PersonChange): OrganizationIssue[] {
  const enteredOn = changed.enteredOn === undefined ? stored?.enteredOn : changed.enteredOn;
  const leftOn = changed.leftOn === undefined ? stored?.leftOn : changed.leftOn;
  if (changed.enteredOn === undefined && changed.leftOn === undefined) return [];
  if (!enteredOn || !leftOn || enteredOn <= leftOn) return [];
  return [{ code: 'left-before-entry', path: changed.leftOn === undefined ? 'enteredOn' : 'leftOn' }];
}

/** The issues of people who stop being active administrators: one has to remain. `path`: where the input says so. */
export async function administratorIssues(
  trx: Trx,
  losing: readonly { readonly person: StoredPerson; readonly path: string }[],
): Promise<OrganizationIssue[]> {
  const administrators = losing.filter(({ person }) => person.isAdmin && person.active);
  if (administrators.length === 0) return [];
  const remaining = await trx
    .selectFrom('people')
    .select('id')
    .where('is_admin', '=', true)
    .where('active', '=', true)
    .where(
      'id',
      'not in',
      administrators.map(({ person }) => person.id),
    )
    .limit(1)
    .executeTakeFirst();
  return remaining ? [] : administrators.map(({ person, path }) => ({ code: 'last-administrator', path, params: { name: person.name } }));
}
