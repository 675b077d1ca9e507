import { updateCurrentDept, updateOrganizationCurrentDept, type CallArguments, type UserInfo } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { directory } from '../directory.ts';
import { loadUserInfo } from '../people/user-info.ts';

/** Sets the department for which the person creates records. Refuses with `not-allowed` a department that they do not belong to. */
async function handle({ trx, actor }: CommandContext, { deptId }: CallArguments<typeof updateCurrentDept>): Promise<UserInfo> {
  const own = await directory(trx).departmentsOf(actor.id);
  if (!own.some(({ id }) => id === deptId)) return refuse('not-allowed');
  await trx.updateTable('people').set({ current_department_id: deptId }).where('id', '=', actor.id).execute();
  return loadUserInfo(trx, actor.id);
}

export const updateCurrentDeptEndpoint = defineCommand(updateCurrentDept, { permission: 'signed-in', handle });
export const updateOrganizationCurrentDeptEndpoint = defineCommand(updateOrganizationCurrentDept, { permission: 'signed-in', handle });
