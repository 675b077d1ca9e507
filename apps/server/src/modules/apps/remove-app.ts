import type { Trx } from '../../platform/db/database.ts';
import { requireServices } from '../../platform/http/required-service.ts';
import { markPublishing } from './published-cache.ts';
import { activeCodes } from './stored-apps.ts';

/** An application that is removed, with the codes of its models and workflows. */
export interface RemovedApp {
  readonly code: string;
  readonly models: readonly string[];
  readonly workflows: readonly string[];
}

/** Deletes what a module stores of an application that is removed. */
export const appRemoval = requireServices<(trx: Trx, app: RemovedApp) => Promise<void>>();

/** Removes an application that has no records. The versions of its documents stay; their codes are free again. */
export async function removeApp(trx: Trx, code: string): Promise<void> {
  markPublishing(trx);
  const models = await activeCodes(trx, 'model', code);
  const workflows = await activeCodes(trx, 'workflow', code);
  for (const remove of appRemoval.all()) await remove(trx, { code, models, workflows });
  await trx.deleteFrom('app_functions').where('app_code', '=', code).execute();
  await trx.deleteFrom('document_heads').where('app_code', '=', code).execute();
  await trx.deleteFrom('apps').where('code', '=', code).execute();
}
