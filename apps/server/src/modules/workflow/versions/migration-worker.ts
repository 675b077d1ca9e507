import { createId } from '@inkstone/schema';
import { previewMigration, type MigrateCommand, type MigrationPlan } from '@inkstone/workflow';
import type { MigrationOutcome } from '@inkstone/api';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { loadModel, loadWorkflow } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { loadRecord } from '../../records/index.ts';
import { execute } from '../execute.ts';
import { withFacts } from '../facts/facts.ts';
import { loadInstance, lockInstance, type LoadedInstance } from '../instance/instance-store.ts';
import { systemContext, type JobEnvironment } from '../signals/system-context.ts';
import { createFactProvider } from '../facts/fact-provider.ts';
import type { MigrationRow } from './migration-store.ts';
import { isOngoing } from './running-on.ts';

/** The number of instances migrated per job, so that other jobs get their turn. */
const batchSize = 200;

type Step = 'went' | 'over';

/**
 * Migrates one instance after another, each in its own transaction together with the progress, so that a process that ends in between loses
 * nothing and the next one continues. An instance that cannot be migrated stays on its version, with all issues reported.
 */
export async function runMigration(db: Db, id: string, environment: JobEnvironment, signal?: AbortSignal): Promise<void> {
  const actor = await actorOf(db, id);
  if (!actor) return;
  for (let count = 0; count < batchSize; count++) {
    signal?.throwIfAborted();
    if ((await transact(db, (trx) => migrateNext({ ...systemContext(trx, environment), actor }, id))) === 'over') return;
  }
  await transact(db, (trx) => enqueue(trx, 'workflow-migration', { id }, { dueAt: environment.now(), key: createId() }));
}

/** The person who started it administered the workflow then. */
async function actorOf(db: Db, id: string): Promise<Actor | null> {
  const row = await db.selectFrom('workflow_migrations').select('started_by').where('id', '=', id).executeTakeFirst();
  const person = row && (await directory(db).person(row.started_by));
  return person ? { ...person, isAdmin: true, isAppAdmin: false } : null;
}

async function migrateNext(context: CommandContext, id: string): Promise<Step> {
  const { trx } = context;
  const migration = await trx
    .selectFrom('workflow_migrations')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!migration) return 'over';
  const next = await nextInstance(trx, migration);
  if (next === null) {
    await trx.updateTable('workflow_migrations').set({ state: 'done', finished_at: context.now() }).where('id', '=', id).execute();
    return 'over';
  }
  await trx.updateTable('workflow_migrations').set({ last_instance: next }).where('id', '=', id).execute();
  await takeOver(context, migration, next);
  return 'went';
}

async function nextInstance(trx: Trx, { workflow_code, from_version, last_instance }: MigrationRow): Promise<string | null> {
  let query = trx
    .selectFrom('instances as i')
    .select('i.id')
    .where('i.workflow_code', '=', workflow_code)
    .where('i.workflow_version', '=', from_version)
    .where(isOngoing());
  if (last_instance !== null) query = query.where('i.id', '>', last_instance);
  return (await query.orderBy('i.id').limit(1).executeTakeFirst())?.id ?? null;
}

async function takeOver(context: CommandContext, migration: MigrationRow, instanceId: string): Promise<void> {
  const { trx } = context;
  const loaded = await (migration.dry_run ? loadInstance(trx, instanceId) : lockInstance(trx, instanceId)).catch(unlessRefused);
  // Another process or person has changed the instance meanwhile.
  if (!loaded || loaded.row.workflow_version !== migration.from_version) return;
  const order = {
    action: 'Migrate' as const,
    from: loaded.workflow.definition,
    fromVersion: migration.from_version,
    toVersion: migration.to_version,
    moves: migration.moves,
  };
  const plan = await planOf(context, loaded, order);
  if (plan.problems.some(({ code }) => code === 'NotRunning')) return;
  await storeResult(trx, migration, instanceId, plan);
  if (!migration.dry_run && plan.problems.length === 0) await execute(context, { instanceId, loaded, command: order });
}

async function planOf(
  context: CommandContext,
  { row, state }: LoadedInstance,
  order: Pick<MigrateCommand, 'action' | 'from' | 'fromVersion' | 'toVersion' | 'moves'>,
): Promise<MigrationPlan> {
  const { trx, actor, now } = context;
  const model = await loadModel(trx, row.schema_code);
  const record = await loadRecord(trx, model, row.record_id);
  const target = await loadWorkflow(trx, row.workflow_code, order.toVersion);
  if (!record) throw new Error(`instance ${row.id} has no record`);
  const at = new Date(Math.max(now().getTime(), row.modified_at.getTime() + 1));
  const command = {
    ...order,
    id: createId(at.getTime()),
    actor: actor.id,
    at: at.toISOString(),
    client: 'OTHER' as const,
    operatorIsAdministrator: true,
  };
  const provider = createFactProvider({ executor: trx, model, record, context, row });
  return withFacts(provider, (facts) => previewMigration(target.definition, state, command, facts));
}

async function storeResult(trx: Trx, { id }: MigrationRow, instanceId: string, { steps, problems }: MigrationPlan): Promise<void> {
  const outcome = outcomeOf(steps, problems);
  await trx
    .insertInto('workflow_migration_results')
    .values({
      migration_id: id,
      instance_id: instanceId,
      outcome,
      steps: JSON.stringify(steps.map(({ from, to, how }) => ({ from, to, how }))),
      problems: JSON.stringify(problems),
    })
    .execute();
  await trx
    .updateTable('workflow_migrations')
    .set((eb) => ({ [outcome]: eb(outcome, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Returns the most significant of the steps of its tokens. */
function outcomeOf(steps: MigrationPlan['steps'], problems: MigrationPlan['problems']): MigrationOutcome {
  if (problems.length > 0) return 'refused';
  const hows = steps.map(({ how }) => how);
  return hows.includes('anew') ? 'anew' : hows.includes('renamed') ? 'renamed' : 'kept';
}

function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

export function migrationWorker(db: Db, environment: JobEnvironment): Worker {
  return { queue: 'workflow-migration', run: (data, { signal }) => runMigration(db, (data as { id: string }).id, environment, signal) };
}
