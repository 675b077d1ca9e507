import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Roles go with their application. */
export async function removeAppRoles(trx: Trx, { code }: RemovedApp): Promise<void> {
  await trx.deleteFrom('app_roles').where('app_code', '=', code).execute();
}
