import { roleTree } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { presentHolder, roleHolders, rolesQuery } from './read-roles.ts';

export const roleTreeEndpoint = defineQuery(roleTree, {
  permission: 'signed-in',
  async handle({ db }) {
    const roles = await rolesQuery(db).execute();
    const byRole = Map.groupBy(await roleHolders(db).where('people.active', '=', true).execute(), ({ roleId }) => roleId);
    return roles.map((role) => ({ ...role, children: (byRole.get(role.id) ?? []).map(presentHolder) }));
  },
});
