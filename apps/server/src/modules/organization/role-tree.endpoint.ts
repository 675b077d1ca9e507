import { roleTree } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { peopleQuery } from './read-people.ts';

export const roleTreeEndpoint = defineQuery(roleTree, {
  permission: 'signed-in',
  async handle({ db }) {
    const roles = await db.selectFrom('roles').select(['id', 'code', 'name']).orderBy('code').execute();
    const holders = await peopleQuery(db)
      .innerJoin('role_members', 'role_members.person_id', 'people.id')
      .select('role_members.role_id as roleId')
      .where('people.active', '=', true)
      .orderBy('people.account')
      .execute();
    const byRole = Map.groupBy(holders, ({ roleId }) => roleId);
    return roles.map((role) => ({
      ...role,
      children: (byRole.get(role.id) ?? []).map(({ id, name, departmentId, departmentName }) => ({
        id,
        name,
        departmentId,
        departmentName,
      })),
    }));
  },
});
