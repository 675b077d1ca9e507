import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Saved views go with the lists of an application. */
export async function removeAppViews(trx: Trx, { models }: RemovedApp): Promise<void> {
  // Never an empty list: no model has an empty code.
  const codes = [...models, ''];
  await trx.deleteFrom('list_view_defaults').where('schema_code', 'in', codes).execute();
  await trx.deleteFrom('list_views').where('schema_code', 'in', codes).execute();
}
