import { sql } from 'kysely';
import type { Locale } from '@inkstone/schema';
import type { Executor } from '../../../../platform/db/database.ts';
import { subtree } from '../../members.ts';
import { storedDepartments } from '../departments/stored-department.ts';
import { storedPeople } from '../people/stored-person.ts';
import { departmentPaths } from './department-paths.ts';
import { personCells } from './person-cells.ts';

export interface ExportedPeople {
  /** Null: of the whole organisation. */
  readonly departmentId: string | null;
  readonly recursive: boolean;
  readonly state: 'active' | 'inactive' | 'all';
}

/** Returns the cells of people by account, in the order of `peopleColumns`. */
export async function exportedPeople(
  executor: Executor,
  { departmentId, recursive, state }: ExportedPeople,
  locale: Locale,
): Promise<readonly (readonly string[])[]> {
  const departments = departmentPaths(await storedDepartments(executor).orderBy('id').execute(), { create: false });
  const inside = departmentId === null ? null : recursive ? subtree(departmentId) : sql`select ${departmentId}::uuid`;
  const accounts = new Map(
    (await executor.selectFrom('people').select(['id', 'account']).execute()).map(({ id, account }) => [id, account]),
  );
  const people = await storedPeople(executor)
    .$if(state !== 'all', (query) => query.where('active', '=', state === 'active'))
    .$if(inside !== null, (query) =>
      query.where(sql<boolean>`exists (select from memberships m where m.person_id = people.id and m.department_id in (${inside}))`),
    )
    .orderBy('account')
    .execute();
  const texts = { departmentText: departments.textOf, accountOf: (id: string) => accounts.get(id) ?? '', locale };
  return people.map((person) => personCells(person, texts));
}
