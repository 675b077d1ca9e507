import { unitTypes, type DataItem, type Unit } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { findModel } from '../apps/index.ts';
import { peopleView, directory, type DirectoryDepartment } from '../organization/index.ts';
import { modelAccess } from '../permissions/index.ts';
import { recordName } from '../records/index.ts';

/** A person, department or record as a form value. */
export type Named = Unit | { readonly id: string; readonly name: string };

/** Returns all matches of a name: none, one, or several, which are ambiguous. */
export type NameLookup = (item: DataItem, name: string) => readonly Named[];

type Wanted = { readonly item: DataItem; readonly name: string };
type Found = Map<string, Named[]>;

const people: ReadonlySet<string> = new Set(['StaffSingle', 'StaffMulti', 'StaffDeptMix']);
const departments: ReadonlySet<string> = new Set(['DeptSingle', 'DeptMulti', 'StaffDeptMix']);

/**
 * Looks up the names of some rows at once. People are found by account or name, departments by code, name or path (`總部/資訊部`), records by
 * number or name as far as the requester finds them. An account, code or number takes precedence over a name.
 */
export async function lookUpNames(executor: Executor, requester: Requester, wanted: readonly Wanted[]): Promise<NameLookup> {
  const named = (types: ReadonlySet<string>): string[] => [
    ...new Set(wanted.filter(({ item }) => types.has(item.type)).map(({ name }) => name)),
  ];
  const foundPeople = await findPeople(executor, named(people));
  const foundDepartments = await findDepartments(executor, named(departments));
  const records = new Map<string, Found>();
  for (const [schemaCode, each] of Map.groupBy(wanted, ({ item }) => item.schemaCode)) {
    if (schemaCode !== undefined)
      records.set(schemaCode, await findRecords(executor, requester, schemaCode, [...new Set(each.map(({ name }) => name))]));
  }
  return (item, name) => {
    if (item.schemaCode !== undefined) return records.get(item.schemaCode)?.get(name) ?? [];
    const units = [
      ...(people.has(item.type) ? (foundPeople.get(name) ?? []) : []),
      ...(departments.has(item.type) ? (foundDepartments.get(name) ?? []) : []),
    ];
    return units;
  };
}

/** Names that have an exact match are not matched any further. */
function add(found: Found, exact: boolean, name: string, one: Named, taken: Set<string>): void {
  if (!exact && taken.has(name)) return;
  if (exact) taken.add(name);
  found.set(name, [...(found.get(name) ?? []), one]);
}

async function findPeople(executor: Executor, names: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  if (names.length === 0) return found;
  const lower = names.map((name) => name.toLowerCase());
  const rows = await executor
    .selectFrom(peopleView.as('people'))
    .select(['id', 'name', 'account'])
    .where('active', '=', true)
    .where((where) => where.or([where(sql<string>`lower(account)`, 'in', lower), where('name', 'in', [...names])]))
    .execute();
  const taken = new Set<string>();
  for (const exact of [true, false]) {
    for (const name of names) {
      for (const row of rows) {
        if ((exact ? row.account.toLowerCase() : row.name) === (exact ? name.toLowerCase() : name))
          add(found, exact, name, { id: row.id, name: row.name, unitType: unitTypes.user }, taken);
      }
    }
  }
  return found;
}

async function findDepartments(executor: Executor, names: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  if (names.length === 0) return found;
  const all = await directory(executor).departmentTree();
  const byId = new Map(all.map((each) => [each.id, each]));
  const taken = new Set<string>();
  for (const exact of [true, false]) {
    for (const name of names) {
      for (const each of all) {
        if (exact ? each.code === name : isAtPath(each, name, byId))
          add(found, exact, name, { id: each.id, name: each.name, unitType: unitTypes.department }, taken);
      }
    }
  }
  return found;
}

/** Whether the path is the department's name, or that name preceded by those of its ancestors. */
function isAtPath(department: DirectoryDepartment, path: string, byId: ReadonlyMap<string, DirectoryDepartment>): boolean {
  if (department.name === path) return true;
  const parts = path.split(/\s*[/＞>]\s*/).reverse();
  let at: DirectoryDepartment | undefined = department;
  for (const part of parts) {
    if (at?.name !== part) return false;
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return true;
}

async function findRecords(executor: Executor, requester: Requester, schemaCode: string, names: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  const model = await findModel(executor, schemaCode);
  if (!model || names.length === 0) return found;
  const access = await modelAccess(executor, requester, schemaCode);
  const { nameItem } = model.definition;
  const name = recordName(model.definition);
  // Where a role hides the name item, records are found by their number only.
  const isNamed = nameItem !== undefined && access.hides(nameItem) ? access.records('view', [nameItem]) : sql<boolean>`true`;
  const { rows } = await sql<{ id: string; name: string; number: string | null }>`
    select r.id, case when ${isNamed} then ${name} else '' end as name, r.sequence_no as number from ${sql.id('biz', schemaCode)} r
    where (r.sequence_no = any(${[...names]}::text[]) or (${name} = any(${[...names]}::text[]) and ${isNamed}))
      and r.sequence_status not in ('DRAFT', 'CANCELED') and ${access.records('view')}
    limit ${names.length * 3 + 100}`.execute(executor);
  const taken = new Set<string>();
  for (const exact of [true, false]) {
    for (const row of rows) {
      const key = exact ? row.number : row.name;
      if (key !== null && names.includes(key)) add(found, exact, key, { id: row.id, name: row.name }, taken);
    }
  }
  return found;
}
