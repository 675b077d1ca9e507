import { sql, type RawBuilder } from 'kysely';
import { unitTypes, type Unit, type UnitType } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/id.ts';

/** The scope of a unit selector. Null and an empty list of roles do not restrict it; an empty list of roots matches nothing. */
export interface UnitScope {
  /** Ids or codes. */
  readonly roots: readonly string[] | null;
  readonly belowRoot: boolean;
  readonly rootPickable: boolean;
  readonly levels: { readonly from: number; readonly to: number } | null;
  /** Ids or codes. */
  readonly roles: readonly string[];
  /** Restricts the scope to the departments of this person and those below. */
  readonly ownOf: string | null;
}

interface SentScope {
  readonly orgRoot: readonly string[];
  readonly belowRoot: boolean;
  readonly rootPickable: boolean;
  readonly levels?: string | undefined;
  readonly roles: readonly string[];
  readonly ownOnly: boolean;
}

export function readUnitScope(sent: SentScope, personId: string): UnitScope {
  return {
    roots: sent.orgRoot.length === 0 ? null : sent.orgRoot,
    belowRoot: sent.belowRoot,
    rootPickable: sent.rootPickable,
    levels: sent.levels === undefined ? null : readLevels(sent.levels),
    roles: sent.roles,
    ownOf: sent.ownOnly ? personId : null,
  };
}

/** Parses `2`, `2-3` or `2-`. */
function readLevels(text: string): { from: number; to: number } {
  const [from = '', to] = text.split('-');
  return { from: Number(from), to: to === undefined ? Number(from) : to === '' ? maxDepartmentDepth : Number(to) };
}

/** The greatest depth of departments. */
export const maxDepartmentDepth = 100;

/** Selects the departments that can be picked, as rows of `id`; null: all. */
export function departmentsInScope(scope: UnitScope): RawBuilder<{ id: string }> | null {
  return departments(scope, { withRoots: scope.rootPickable, below: scope.belowRoot ? maxDepartmentDepth : 1 });
}

/** Selects the departments whose people can be picked; people of a root always belong to it. */
function departmentsOfPeople(scope: UnitScope): RawBuilder<{ id: string }> | null {
  return departments(scope, { withRoots: true, below: scope.belowRoot ? maxDepartmentDepth : 0 });
}

function departments(scope: UnitScope, { withRoots, below }: { withRoots: boolean; below: number }): RawBuilder<{ id: string }> | null {
  const { roots, levels, ownOf } = scope;
  const conditions = [
    ...(roots === null ? [] : [sql`tree.id in (${branch(named(roots), below, withRoots)})`]),
    ...(levels === null ? [] : [sql`tree.level between ${levels.from} and ${levels.to}`]),
    ...(ownOf === null
      ? []
      : [sql`tree.id in (${branch(sql`select department_id from memberships where person_id = ${ownOf}`, maxDepartmentDepth, true)})`]),
  ];
  if (conditions.length === 0) return null;
  return sql<{ id: string }>`
    with recursive tree as (
      select id, 1 as level from departments where parent_id is null
      union all
      select child.id, tree.level + 1 from departments child join tree on child.parent_id = tree.id where tree.level < ${maxDepartmentDepth}
    )
    select tree.id from tree where ${sql.join(conditions, sql` and `)}`;
}

/** Departments by id or code, as definitions refer to them. */
function named(departments: readonly string[]): RawBuilder<unknown> {
  return sql`select id from departments where id = any(${departments.filter(isId)}::uuid[]) or code = any(${[...departments]})`;
}

/** Selects departments and those below them to a depth. */
function branch(top: RawBuilder<unknown>, depth: number, withTop: boolean): RawBuilder<unknown> {
  return sql`
    with recursive branch (id, depth) as (
      select top.id, 0 from (${top}) as top (id)
      union
      select child.id, branch.depth + 1 from departments child join branch on child.parent_id = branch.id where branch.depth < ${depth}
    )
    select id from branch where ${withTop ? sql`true` : sql`depth > 0`}`;
}

/** A condition on `people`: whether they are in the scope. */
export function peopleInScope(scope: UnitScope): RawBuilder<boolean> {
  const inside = departmentsOfPeople(scope);
  const conditions = [
    sql`true`,
    ...(inside ? [sql`exists (select from memberships m where m.person_id = people.id and m.department_id in (${inside}))`] : []),
    ...(scope.roles.length === 0
      ? []
      : [
          sql`exists (
            select from role_members held join roles on roles.id = held.role_id
            where held.person_id = people.id and (roles.id::text = any(${[...scope.roles]}) or roles.code = any(${[...scope.roles]})))`,
        ]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Returns the units that are in the scope, as `3:id`. Roles are not part of the tree and are always in scope. */
export async function unitsInScope(executor: Executor, scope: UnitScope, units: readonly Unit[]): Promise<ReadonlySet<string>> {
  const idsOf = (type: UnitType): string[] => units.filter(({ id, unitType }) => unitType === type && isId(id)).map(({ id }) => id);
  const allowed = new Set(idsOf(unitTypes.role).map((id) => `${unitTypes.role}:${id}`));
  const people = idsOf(unitTypes.user);
  const departmentIds = idsOf(unitTypes.department);
  if (people.length > 0) {
    const found = await executor.selectFrom('people').select('id').where('id', 'in', people).where(peopleInScope(scope)).execute();
    for (const { id } of found) allowed.add(`${unitTypes.user}:${id}`);
  }
  if (departmentIds.length > 0) {
    const inScope = departmentsInScope(scope);
    const found = inScope
      ? (await sql<{ id: string }>`select id from (${inScope}) as allowed where id = any(${departmentIds}::uuid[])`.execute(executor)).rows
      : departmentIds.map((id) => ({ id }));
    for (const { id } of found) allowed.add(`${unitTypes.department}:${id}`);
  }
  return allowed;
}
