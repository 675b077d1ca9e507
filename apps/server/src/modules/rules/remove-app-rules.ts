import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Rules go with their application; their logs stay. */
export async function removeAppRules(trx: Trx, { code }: RemovedApp): Promise<void> {
  await trx.deleteFrom('business_rules').where('app_code', '=', code).execute();
}
