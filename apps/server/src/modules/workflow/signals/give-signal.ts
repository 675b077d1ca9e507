import type { Signal } from '@inkstone/workflow';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { execute, type Order } from '../execute.ts';
import { systemContext, type Surroundings } from './system-context.ts';

/** Refusals that say that nothing is left to be done. */
const over: ReadonlySet<string> = new Set(['TaskProcessed', 'NotRunning', 'not-found', 'instance-deleted', 'record-not-found']);

/** What nobody does; cancelling is what a parent does to its children. */
type SignalOrder = Extract<Order, { action: Signal['action'] | 'Cancel' }>;

/** Tells an instance of something that happened outside, in a transaction of its own. Told twice, or too late, nothing happens. */
export function giveSignal(db: Db, surroundings: Surroundings, instanceId: string, command: SignalOrder): Promise<void> {
  return inSignal(db, surroundings, async (context) => void (await execute(context, { instanceId, command })));
}

/** The same for work that commits with its signal: `work` gives the signal itself. */
export async function inSignal(db: Db, surroundings: Surroundings, work: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    await transact(db, (trx: Trx) => work(systemContext(trx, surroundings)));
  } catch (error) {
    if (!(error instanceof Refusal) || !over.has(error.code)) throw error;
  }
}
