import { departmentTree, type Department } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { actingLeaders } from './acting-leader.ts';
import { directory, type DirectoryDepartment } from '../directory.ts';
import { matchesKeyword } from '../people/matches-keyword.ts';
import { departmentsInScope, readUnitScope, type UnitScope } from '../units/unit-scope.ts';

export const departmentTreeEndpoint = defineQuery(departmentTree, {
  permission: 'signed-in',
  async handle({ db, actor }, { parentId, keyword, ...input }) {
    const scope = readUnitScope(input, actor.id);
    const open = (await directory(db).departmentTree()).filter(({ isClosed }) => !isClosed);
    const shown = shownDepartments(open, await pickableIds(db, scope), await actingLeaders(db));
    if (keyword) {
      const found = await foundIds(db, keyword);
      return shown.filter(({ id, pickable }) => pickable && found.has(id));
    }
    if (parentId === undefined) return shown;
    const ids = new Set(shown.map(({ id }) => id));
    return shown.filter((department) =>
      parentId === 'top' ? department.parentId === null || !ids.has(department.parentId) : department.parentId === parentId,
    );
  },
});

async function pickableIds(db: Executor, scope: UnitScope): Promise<ReadonlySet<string> | null> {
  const inScope = departmentsInScope(scope);
  if (!inScope) return null;
  return new Set((await inScope.execute(db)).rows.map(({ id }) => id));
}

async function foundIds(db: Executor, keyword: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('departments')
    .select('id')
    .where(matchesKeyword(keyword, 'departments', ['name', 'code']))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the departments that can be picked, and those between two of them; nothing above the topmost ones. */
function shownDepartments(
  all: readonly DirectoryDepartment[],
  pickable: ReadonlySet<string> | null,
  leaders: ReadonlyMap<string, string>,
): Department[] {
  const byId = new Map(all.map((department) => [department.id, department]));
  const above = (department: DirectoryDepartment): DirectoryDepartment[] => {
    const parent = department.parentId === null ? undefined : byId.get(department.parentId);
    return parent ? [...above(parent), parent] : [];
  };
  const isPickable = (id: string): boolean => pickable === null || pickable.has(id);
  const between = new Set<string>();
  for (const department of pickable === null ? [] : all.filter(({ id }) => pickable.has(id))) {
    const parents = above(department);
    // A department between two pickable ones is shown to connect them; above the first pickable one nothing is shown.
    const first = parents.findIndex(({ id }) => pickable!.has(id));
    if (first >= 0) for (const { id } of parents.slice(first)) between.add(id);
  }
  const shown = all.filter(({ id }) => isPickable(id) || between.has(id));
  const parents = new Set(shown.map(({ parentId }) => parentId));
  return shown.map((department) => ({
    id: department.id,
    code: department.code,
    name: department.name,
    name_i18n: department.name_i18n,
    parentId: department.parentId,
    managerId: leaders.get(department.id) ?? null,
    hasChildren: parents.has(department.id),
    pickable: isPickable(department.id),
    path: above(department).map(({ name }) => name),
  }));
}
