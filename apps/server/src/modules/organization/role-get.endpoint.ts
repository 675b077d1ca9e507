import { roleGet } from '@inkstone/api';
import { idSchema } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { directory } from './directory.ts';

export const roleGetEndpoint = defineQuery(roleGet, {
  permission: 'signed-in',
  async handle({ db }, { roleId }) {
    if (!idSchema.safeParse(roleId).success) return refuse('not-found');
    const role = await db.selectFrom('roles').select(['id', 'code', 'name']).where('id', '=', roleId).executeTakeFirst();
    if (!role) return refuse('not-found');
    const lookup = directory(db);
    const members = await lookup.roleMembers(role.code);
    const people = await lookup.people(members);
    const users = members
      .map((id) => people.get(id)!)
      .map(({ id, name, departmentId, departmentName }) => ({ id, name, departmentId, departmentName }));
    return { ...role, users };
  },
});
