import { updateCurrentDept } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { directory } from './directory.ts';
import { loadUserInfo } from './user-info.ts';

/** Records are created for this department from now on. A department one is not in is refused with `not-allowed`. */
export const updateCurrentDeptEndpoint = defineCommand(updateCurrentDept, {
  permission: 'signed-in',
  async handle({ trx, actor }, { deptId }) {
    const own = await directory(trx).departmentsOf(actor.id);
    if (!own.some(({ id }) => id === deptId)) return refuse('not-allowed');
    await trx.updateTable('people').set({ current_department_id: deptId }).where('id', '=', actor.id).execute();
    return loadUserInfo(trx, actor.id);
  },
});
