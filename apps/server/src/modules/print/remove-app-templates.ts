import type { Trx } from '../../platform/db/database.ts';
import type { RemovedApp } from '../apps/index.ts';

/** Print templates go with the forms of an application. */
export async function removeAppTemplates(trx: Trx, { models }: RemovedApp): Promise<void> {
  // Never an empty list: no model has an empty code.
  await trx
    .deleteFrom('print_templates')
    .where('schema_code', 'in', [...models, ''])
    .execute();
}
