import { sql } from 'kysely';
import { changeRole, createRole, sortRoles } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues } from '../organization-issue.ts';
import { roleChanged, roleIssues, seenRole } from './stored-role.ts';

const permission = 'administrator';

export const createRoleEndpoint = defineCommand(createRole, {
  permission,
  async handle({ trx, locale }, { code, name, name_i18n, groupId }) {
    await lockOrganization(trx);
    refuseIssues(await roleIssues(trx, { code, groupId, ownId: null }), locale);
    const id = createId();
    const { sort } = await trx
      .selectFrom('roles')
      .select(sql<number>`coalesce(max(sort) + 1, 0)`.as('sort'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('roles')
      .values({ id, code, name, name_i18n: JSON.stringify(name_i18n), group_id: groupId, sort })
      .execute();
    return { id, revision: 1 };
  },
});

export const changeRoleEndpoint = defineCommand(changeRole, {
  permission,
  async handle({ trx, locale }, { code, name, name_i18n, groupId, ...seen }) {
    await lockOrganization(trx);
    const id = await seenRole(trx, seen);
    refuseIssues(await roleIssues(trx, { code, groupId, ownId: id }), locale);
    const change = {
      ...(code && { code }),
      ...(name && { name }),
      ...(name_i18n && { name_i18n: JSON.stringify(name_i18n) }),
      ...(groupId !== undefined && { group_id: groupId }),
    };
    if (Object.keys(change).length > 0) await trx.updateTable('roles').set(change).where('id', '=', id).execute();
    return roleChanged(trx, id);
  },
});

export const sortRolesEndpoint = defineCommand(sortRoles, {
  permission,
  async handle({ trx }, { ids }) {
    await lockOrganization(trx);
    await sql`
      update roles set sort = placed.place
      from (
        select roles.id, row_number() over (order by first.place, roles.sort, roles.code) - 1 as place
        from roles left join unnest(${ids}::uuid[]) with ordinality as first (id, place) on first.id = roles.id
      ) placed
      where placed.id = roles.id`.execute(trx);
    return null;
  },
});
