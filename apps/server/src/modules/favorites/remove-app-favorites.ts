import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Favourites and recent uses of an application go with it. */
export async function removeAppFavorites(trx: Trx, { code }: RemovedApp): Promise<void> {
  await trx.deleteFrom('favorites').where('app_code', '=', code).execute();
  await trx.deleteFrom('recent_uses').where('app_code', '=', code).execute();
}
