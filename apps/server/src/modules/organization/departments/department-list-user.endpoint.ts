import { sql } from 'kysely';
import { departmentListUser } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { directory } from '../directory.ts';
import { subtree } from '../members.ts';
import { peoplePage } from '../people/people-page.ts';
import { peopleInScope, readUnitScope } from '../units/unit-scope.ts';

export const departmentListUserEndpoint = defineQuery(departmentListUser, {
  permission: 'signed-in',
  async handle({ db, actor }, { deptId, recursive, ...input }) {
    if (!(await directory(db).department(deptId))) return refuse('not-found');
    const inside = recursive ? subtree(deptId) : sql`select ${deptId}::uuid`;
    const scope = peopleInScope(readUnitScope(input, actor.id));
    return peoplePage(
      db,
      sql<boolean>`(exists (select from memberships m where m.person_id = people.id and m.department_id in (${inside})) and ${scope})`,
      input,
    );
  },
});
