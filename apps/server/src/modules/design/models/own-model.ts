import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findModel, type PublishedModel } from '../../apps/index.ts';

/** Returns a published model of the application. Refuses with `not-found`. */
export async function ownModel(executor: Executor, appCode: string, schemaCode: string): Promise<PublishedModel> {
  const model = await findModel(executor, schemaCode);
  return model?.appCode === appCode ? model : refuse('not-found');
}
