import type { Trx } from '../../platform/db/database.ts';
import type { AppRoleMembersTable } from '../../platform/db/tables/app-roles.ts';

/** Removes a member from those who start or see applications and from all application roles, and increases the versions of these. */
export async function removeMember(trx: Trx, kinds: readonly AppRoleMembersTable['kind'][], memberId: string): Promise<void> {
  await trx.deleteFrom('app_access_members').where('member_id', '=', memberId).where('kind', 'in', kinds).execute();
  const removed = await trx
    .deleteFrom('app_role_members')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .returning('role_id')
    .execute();
  if (removed.length === 0) return;
  const roles = [...new Set(removed.map(({ role_id }) => role_id))];
  await trx
    .updateTable('app_roles')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', roles)
    .execute();
}
