import type { RoleDependents } from '../organization/index.ts';
import { markPublishing } from '../apps/index.ts';
import { accessOfMembers } from './app-access.ts';
import { removeMember } from './remove-member.ts';

/** Members of application roles, and of those who start or see applications, that are roles of the organisation. */
export const memberRoles: RoleDependents = {
  async usesOf(executor, { id }) {
    const rows = await executor
      .selectFrom('app_role_members as m')
      .innerJoin('app_roles as r', 'r.id', 'm.role_id')
      .select(['r.id', 'r.app_code', 'r.name', 'r.name_i18n'])
      .where('m.kind', '=', 'role')
      .where('m.member_id', '=', id)
      .orderBy('r.app_code')
      .orderBy('r.created_at')
      .execute();
    const applications = await accessOfMembers(executor, ['role'], [id]);
    return [
      ...rows.map(({ id: code, app_code: appCode, name, name_i18n }) => ({ kind: 'app-role' as const, appCode, code, name, name_i18n })),
      ...applications.map(({ appCode, name, name_i18n }) => ({ kind: 'app-access' as const, appCode, code: appCode, name, name_i18n })),
    ];
  },
  async deleted(trx, roleId) {
    markPublishing(trx);
    await removeMember(trx, ['role'], roleId);
  },
};
