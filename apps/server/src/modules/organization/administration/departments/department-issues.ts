import type { Trx } from '../../../../platform/db/database.ts';
import { subtree } from '../../members.ts';
import { maxDepartmentDepth } from '../../units/unit-scope.ts';
import type { OrganizationIssue } from '../organization-issue.ts';
import { storedDepartments } from './stored-department.ts';

/** The issues of a code that another department has. */
export async function codeIssues(trx: Trx, code: string, ownId: string | null): Promise<OrganizationIssue[]> {
  const other = await storedDepartments(trx).where('code', '=', code).executeTakeFirst();
  return other && other.id !== ownId ? [{ code: 'department-code-taken', path: 'code', params: { value: code } }] : [];
}

/** The issues of managers and deputies: each is an active person and stands in one of the lists once. */
export async function leaderIssues(
  trx: Trx,
  leaders: { readonly managers: readonly string[]; readonly deputies: readonly string[] },
): Promise<OrganizationIssue[]> {
  const listed = (['managers', 'deputies'] as const).flatMap((list) =>
    leaders[list].map((id, index) => ({ id, path: `${list}.${index}` })),
  );
  if (listed.length === 0) return [];
  const found = await trx
    .selectFrom('people')
    .select(['id', 'name', 'active'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute();
  const people = new Map(found.map((person) => [person.id, person]));
  const seen = new Set<string>();
  return listed.flatMap(({ id, path }): OrganizationIssue[] => {
    const person = people.get(id);
    if (!person) return [{ code: 'person-unknown', path }];
    const params = { name: person.name };
    if (seen.has(id)) return [{ code: 'named-twice', path, params }];
    seen.add(id);
    return person.active ? [] : [{ code: 'person-inactive', path, params }];
  });
}

/** The issues of a parent for a department, or for a new one (`null`). */
export async function parentIssues(trx: Trx, ownId: string | null, parentId: string | null): Promise<OrganizationIssue[]> {
  if (parentId === null) return [];
  const path = 'parentId';
  const parent = await storedDepartments(trx).where('id', '=', parentId).executeTakeFirst();
  if (!parent) return [{ code: 'department-unknown', path }];
  if (ownId !== null && (await isBelow(trx, parentId, ownId))) return [{ code: 'department-cycle', path }];
  if (parent.isClosed) return [{ code: 'department-closed', path, params: { name: parent.name } }];
  const depth = (await levelOf(trx, parentId)) + (ownId === null ? 1 : await heightOf(trx, ownId));
  return depth > maxDepartmentDepth ? [{ code: 'department-too-deep', path, params: { max: maxDepartmentDepth } }] : [];
}

/** Whether a department is another one or below it. */
export async function isBelow(trx: Trx, id: string, topId: string): Promise<boolean> {
  return (await subtree(topId).execute(trx)).rows.some((row) => row.id === id);
}

async function levelOf(trx: Trx, id: string): Promise<number> {
  const parents = await parentsById(trx);
  let level = 0;
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) level += 1;
  return level;
}

/** The number of levels of a department with those below it. */
async function heightOf(trx: Trx, id: string): Promise<number> {
  const children = Map.groupBy(await parentsById(trx), ([, parentId]) => parentId);
  const height = (at: string): number => 1 + Math.max(0, ...(children.get(at) ?? []).map(([child]) => height(child)));
  return height(id);
}

async function parentsById(trx: Trx): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx.selectFrom('departments').select(['id', 'parent_id']).execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}
