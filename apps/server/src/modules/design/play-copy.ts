import { createDraftReader, withNoRepeat } from '@inkstone/checks';
import type { Documents } from '@inkstone/design';
import { transact } from '../../platform/db/transact.ts';
import type { PreparingContext } from '../../platform/http/request-context.ts';
import { playScenarios, type PlayedScenario } from '../publishing/index.ts';

/**
 * Plays the scenarios of an application over its documents as they would be published: nothing is published for it, and nobody waits. A
 * malformed document is left out; it prevents publishing anyway.
 */
export async function playCopy(context: PreparingContext, appCode: string, documents: Documents): Promise<PlayedScenario[]> {
  const { app } = createDraftReader().read(appCode, [...documents.values()]);
  return transact(context.db, (trx) => playScenarios({ ...context, trx }, withNoRepeat(app)));
}
