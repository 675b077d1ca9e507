import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';
import type { OrganizationIssue } from '../organization-issue.ts';
import type { PersonChange } from './person-change.ts';
import {
  dateIssues,
  departmentIssues,
  lastAdministratorIssues,
  managerIssues,
  ownedFieldIssues,
  uniqueProperties,
} from './person-rules.ts';
import { differences, type StoredPerson } from './stored-person.ts';

/** Returns all issues of a change of a person, or of a new one (`null`). `change` may also contain what stays as it is. */
export async function personIssues(trx: Trx, stored: StoredPerson | null, change: PersonChange): Promise<OrganizationIssue[]> {
  const changed = differences(stored, change);
  return [
    ...ownedFieldIssues(stored, changed),
    ...(await takenValues(trx, stored?.id ?? null, changed)),
    ...(await managerIssuesOf(trx, stored?.id ?? null, changed.managerId)),
    ...(await departmentIssuesOf(trx, stored?.departmentIds ?? [], changed.departmentIds)),
    ...dateIssues(stored, changed),
  ];
}

async function takenValues(trx: Trx, ownId: string | null, changed: PersonChange): Promise<OrganizationIssue[]> {
  const issues: OrganizationIssue[] = [];
  for (const { property, column, code } of uniqueProperties) {
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

async function managerIssuesOf(trx: Trx, ownId: string | null, managerId: string | null | undefined): Promise<OrganizationIssue[]> {
  if (managerId === undefined || managerId === null) return [];
  const manager = await trx.selectFrom('people').select(['name', 'active']).where('id', '=', managerId).executeTakeFirst();
  const isBelowPerson = ownId !== null && (await isManagedBy(trx, managerId, ownId));
  return managerIssues(managerId === ownId, manager ? { ...manager, isBelowPerson } : null);
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

async function departmentIssuesOf(trx: Trx, own: readonly string[], ids: readonly string[] | undefined): Promise<OrganizationIssue[]> {
  if (ids === undefined) return [];
  const found = await trx
    .selectFrom('departments')
    .select(['id', 'name', sql<boolean>`closed_at is not null`.as('isClosed')])
    .where('id', 'in', ids)
    .execute();
  return departmentIssues(own, ids, new Map(found.map((department) => [department.id, department])));
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
  return lastAdministratorIssues(administrators, remaining !== undefined);
}
