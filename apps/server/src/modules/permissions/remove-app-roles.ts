import type { Trx } from '../../platform/db/database.ts';
import { everPublishedView, type RemovedApp } from '../apps/index.ts';

/** Roles go with their application. */
export async function removeAppRoles(trx: Trx, { code }: RemovedApp): Promise<void> {
  const ofApp = trx.selectFrom(everPublishedView('role', code).as('r')).select('r.id');
  await trx.deleteFrom('app_role_members').where('role_id', 'in', ofApp).execute();
  await trx.deleteFrom('app_roles').where('app_code', '=', code).execute();
}
