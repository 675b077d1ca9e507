import { sql } from 'kysely';
import { listManagedDepartments } from '@inkstone/api';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { directory } from '../../directory.ts';
import { storedDepartments } from './stored-department.ts';

export const listManagedDepartmentsEndpoint = defineQuery(listManagedDepartments, {
  permission: 'administrator',
  async handle({ db }) {
    const tree = await directory(db).departmentTree();
    const stored = new Map((await storedDepartments(db).execute()).map((department) => [department.id, department]));
    const leaders = Map.groupBy(
      await db
        .selectFrom('department_leaders')
        .innerJoin('people', 'people.id', 'person_id')
        .select(['department_id', 'kind', 'people.id', 'people.name', 'people.active'])
        .orderBy('department_leaders.sort')
        .execute(),
      ({ department_id }) => department_id,
    );
    const { rows } = await sql<{ id: string; count: number }>`
      select department_id as id, count(*)::int as count from memberships join people on people.id = person_id
      where active group by department_id`.execute(db);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return tree.flatMap(({ id }) => {
      const department = stored.get(id);
      // Created between the two statements.
      if (!department) return [];
      const led = (kind: 'manager' | 'deputy') =>
        (leaders.get(id) ?? []).filter((each) => each.kind === kind).map((each) => ({ id: each.id, name: each.name, active: each.active }));
      return [{ ...department, managers: led('manager'), deputies: led('deputy'), peopleCount: counts.get(id) ?? 0 }];
    });
  },
});
