import { roleGet } from '@inkstone/api';
import { idSchema } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { presentHolder, roleHolders, rolesQuery } from './read-roles.ts';

export const roleGetEndpoint = defineQuery(roleGet, {
  permission: 'signed-in',
  async handle({ db }, { roleId }) {
    if (!idSchema.safeParse(roleId).success) return refuse('not-found');
    const role = (await rolesQuery(db).where('roles.id', '=', roleId).executeTakeFirst()) ?? refuse('not-found');
    const holders = await roleHolders(db).where('people.active', '=', true).where('role_members.role_id', '=', roleId).execute();
    return { ...role, users: holders.map(presentHolder) };
  },
});
