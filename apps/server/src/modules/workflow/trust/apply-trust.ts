import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { directory } from '../../organization/index.ts';
import { execute } from '../execute.ts';
import { systemContext, type Surroundings } from '../signals/system-context.ts';

/** What the queue keeps of a rule that began, changed or is over. */
export interface DueTrust {
  readonly principalId: string;
}

/** Refusals that say that there was nothing to do. */
const over: ReadonlySet<string> = new Set(['NothingEntrusted', 'NotRunning', 'not-found', 'instance-deleted', 'record-not-found']);

/** Asks anew, instance by instance, who acts for somebody on what is open. Done twice nothing changes. */
export async function applyTrust(db: Db, { principalId }: DueTrust, surroundings: Surroundings, signal?: AbortSignal): Promise<void> {
  for (const instanceId of await instancesWithTasksOf(db, principalId)) {
    signal?.throwIfAborted();
    try {
      await transact(db, async (trx) =>
        execute(await contextOf(trx, principalId, surroundings), { instanceId, command: { action: 'Entrust', principal: principalId } }),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || !over.has(error.code)) throw error;
    }
  }
}

/** Open tasks follow the rules of delegation as they begin, change and end. */
export function trustWorker(db: Db, surroundings: Surroundings): Worker {
  return { queue: 'workflow-trust', run: (data, { signal }) => applyTrust(db, data as DueTrust, surroundings, signal) };
}

async function instancesWithTasksOf(db: Db, principalId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('work_items')
    .select('instance_id')
    .distinct()
    .where('holder_id', '=', principalId)
    .where('state', 'in', ['open', 'waiting'])
    .where('kind', '<>', 'circulate')
    .execute();
  return rows.map(({ instance_id }) => instance_id);
}

/** It is the principal's rule that does it. */
async function contextOf(trx: Trx, principalId: string, surroundings: Surroundings): Promise<CommandContext> {
  const principal = (await directory(trx).person(principalId))!;
  return { ...systemContext(trx, surroundings), actor: { ...principal, isAdmin: false, isAppAdmin: false } };
}
