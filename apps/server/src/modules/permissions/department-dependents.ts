import { sql } from 'kysely';
import { markPublishing } from '../apps/index.ts';
import type { DepartmentDependents } from '../organization/index.ts';
import { accessOfMembers } from './app-access.ts';
import { removeMember } from './remove-member.ts';

const kinds = ['department', 'departmentTree'] as const;

/** Members of application roles, and of those who start or see applications, that are departments, alone or with those below. */
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
      .where('m.kind', 'in', kinds)
      .where(
        'm.member_id',
        'in',
        departments.map(({ id }) => id),
      )
      .groupBy('r.id')
      .orderBy('r.app_code')
      .orderBy('r.created_at')
      .execute();
    const applications = await accessOfMembers(
      executor,
      kinds,
      departments.map(({ id }) => id),
    );
    return [
      ...rows.map(({ id, app_code, name, name_i18n, ids }) => ({
        kind: 'app-role' as const,
        appCode: app_code,
        code: id,
        name,
        name_i18n,
        departmentIds: ids,
      })),
      ...applications.map(({ appCode, name, name_i18n, memberIds }) => ({
        kind: 'app-access' as const,
        appCode,
        code: appCode,
        name,
        name_i18n,
        departmentIds: memberIds,
      })),
    ];
  },
  async merged(trx, { from, into }) {
    markPublishing(trx);
    await sql`
      insert into app_role_members (role_id, kind, member_id)
      select role_id, kind, ${into}::uuid from app_role_members where member_id = ${from} and kind in ('department', 'departmentTree')
      on conflict do nothing`.execute(trx);
    await sql`
      insert into app_access_members (app_code, may, kind, member_id)
      select app_code, may, kind, ${into}::uuid from app_access_members
      where member_id = ${from} and kind in ('department', 'departmentTree')
      on conflict do nothing`.execute(trx);
    await removeMember(trx, kinds, from);
  },
};
