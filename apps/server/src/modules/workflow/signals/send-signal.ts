import type { Signal } from '@inkstone/workflow';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { execute, type Order } from '../execute.ts';
import { systemContext, type JobEnvironment } from './system-context.ts';

/** Refusals that mean that nothing is left to do. */
const over: ReadonlySet<string> = new Set(['TaskProcessed', 'NotRunning', 'not-found', 'instance-deleted', 'record-not-found']);

/** Commands without an acting person; a parent cancels its children. */
type SignalOrder = Extract<Order, { action: Signal['action'] | 'Cancel' }>;

/** Sends an external signal to an instance, in its own transaction. A repeated or late signal has no effect. */
export function sendSignal(db: Db, environment: JobEnvironment, instanceId: string, command: SignalOrder): Promise<void> {
  return withSignal(db, environment, async (context) => void (await execute(context, { instanceId, command })));
}

/** Does the same for work that commits together with its signal: `work` sends the signal itself. */
export async function withSignal(db: Db, environment: JobEnvironment, work: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    await transact(db, (trx: Trx) => work(systemContext(trx, environment)));
  } catch (error) {
    if (!(error instanceof Refusal) || !over.has(error.code)) throw error;
  }
}
