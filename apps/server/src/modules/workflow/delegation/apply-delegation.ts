import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { directory } from '../../organization/index.ts';
import { execute } from '../execute.ts';
import { systemContext, type JobEnvironment } from '../signals/system-context.ts';

/** A queued delegation that began, changed or ended. */
export interface DueDelegation {
  readonly principalId: string;
}

/** Refusals that mean that there was nothing to do. */
const over: ReadonlySet<string> = new Set(['NothingEntrusted', 'NotRunning', 'not-found', 'instance-deleted', 'record-not-found']);

/** Re-evaluates, instance by instance, who acts for the principal on their open tasks. Idempotent. */
export async function applyDelegation(
  db: Db,
  { principalId }: DueDelegation,
  environment: JobEnvironment,
  signal?: AbortSignal,
): Promise<void> {
  for (const instanceId of await instancesWithTasksOf(db, principalId)) {
    signal?.throwIfAborted();
    try {
      await transact(db, async (trx) =>
        execute(await contextOf(trx, principalId, environment), { instanceId, command: { action: 'Entrust', principal: principalId } }),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || !over.has(error.code)) throw error;
    }
  }
}

/** The worker that updates open tasks as delegations begin, change and end. */
export function delegationWorker(db: Db, environment: JobEnvironment): Worker {
  return { queue: 'workflow-trust', run: (data, { signal }) => applyDelegation(db, data as DueDelegation, environment, signal) };
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

/** The principal is the actor of these changes. */
async function contextOf(trx: Trx, principalId: string, environment: JobEnvironment): Promise<CommandContext> {
  const principal = (await directory(trx).person(principalId))!;
  return { ...systemContext(trx, environment), actor: { ...principal, isAdmin: false, isAppAdmin: false } };
}
