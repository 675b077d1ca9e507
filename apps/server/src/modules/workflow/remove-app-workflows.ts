import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Who administers the workflows goes with their application. */
export async function removeAppWorkflows(trx: Trx, { code, workflows }: RemovedApp): Promise<void> {
  await trx.deleteFrom('workflow_admin_scopes').where('kind', '=', 'app').where('code', '=', code).execute();
  if (workflows.length === 0) return;
  await trx.deleteFrom('workflow_admin_scopes').where('kind', '=', 'workflow').where('code', 'in', workflows).execute();
}
