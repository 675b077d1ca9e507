import { updateCurrentDept } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { directory } from './directory.ts';
import { loadUserInfo } from './user-info.ts';

/** Sets the department for which the person creates records. Refuses with `not-allowed` a department that they do not belong to. */
export const updateCurrentDeptEndpoint = defineCommand(updateCurrentDept, {
  permission: 'signed-in',
  async handle({ trx, actor }, { deptId }) {
    const own = await directory(trx).departmentsOf(actor.id);
    if (!own.some(({ id }) => id === deptId)) return refuse('not-allowed');
    await trx.updateTable('people').set({ current_department_id: deptId }).where('id', '=', actor.id).execute();
    return loadUserInfo(trx, actor.id);
  },
});
