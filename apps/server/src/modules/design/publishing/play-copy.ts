import { createDraftReader, withNoRepeat } from '@inkstone/checks';
import type { Documents } from '@inkstone/design';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { PreparingContext } from '../../../platform/http/request-context.ts';
import { playScenarios, type PlayedScenario } from '../../publishing/index.ts';

/**
 * Plays the scenarios of an application over its documents as they would be published: nothing is published for it, and nobody waits. A
 * malformed document is left out; it prevents publishing anyway. `only` is the code of a scenario; unset: all of them.
 */
export async function playCopy(context: PreparingContext, appCode: string, documents: Documents, only?: string): Promise<PlayedScenario[]> {
  const { app } = createDraftReader().read(appCode, [...documents.values()]);
  const { scenarios = [] } = app;
  const played = only === undefined ? app : { ...app, scenarios: scenarios.filter(({ code }) => code === only) };
  return transact(context.db, (trx) => playScenarios({ ...context, trx }, withNoRepeat(played)));
}
