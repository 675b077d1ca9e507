import { sql } from 'kysely';
import { markPublishing } from '../apps/index.ts';
import type { DepartmentDependents } from '../organization/index.ts';
import { removeMember } from './remove-member.ts';

/** Members of application roles that are departments, alone or with those below. */
export const memberDepartments: DepartmentDependents = {
  async usesOf(executor, departments) {
    const rows = await executor
      .selectFrom('app_role_members as m')
      .innerJoin('app_roles as r', 'r.id', 'm.role_id')
      .select((eb) => [
        'r.id',
        'r.app_code',
        'r.name',
        'r.name_i18n',
        eb.fn.agg<string[]>('array_agg', ['m.member_id']).distinct().as('ids'),
      ])
      .where('m.kind', 'in', ['department', 'departmentTree'])
      .where(
        'm.member_id',
        'in',
        departments.map(({ id }) => id),
      )
      .groupBy('r.id')
      .orderBy('r.app_code')
      .orderBy('r.created_at')
      .execute();
    return rows.map(({ id, app_code, name, name_i18n, ids }) => ({
      kind: 'app-role',
      appCode: app_code,
      code: id,
      name,
      name_i18n,
      departmentIds: ids,
    }));
  },
  async merged(trx, { from, into }) {
    markPublishing(trx);
    await sql`
      insert into app_role_members (role_id, kind, member_id)
      select role_id, kind, ${into}::uuid from app_role_members where member_id = ${from} and kind in ('department', 'departmentTree')
      on conflict do nothing`.execute(trx);
    await removeMember(trx, ['department', 'departmentTree'], from);
  },
};
