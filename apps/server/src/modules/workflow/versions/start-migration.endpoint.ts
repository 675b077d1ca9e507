import { startMigration } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { moveRefusals } from '@inkstone/workflow';
import { sql } from 'kysely';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { administeredWorkflow } from '../trial/maintained-workflow.ts';
import { isOngoing } from './running-on.ts';

/** Open to maintainers of the workflow; one at a time. A dry run replaces the previous one. */
export const startMigrationEndpoint = defineCommand(startMigration, {
  permission: 'participant',
  async handle({ trx, actor, now }, { workflowCode, fromVersion, toVersion, moves, dryRun }) {
    await administeredWorkflow(trx, actor, workflowCode);
    if (fromVersion === toVersion) refuse('MigrationSameVersion');
    const [from, to] = [await loadWorkflow(trx, workflowCode, fromVersion), await loadWorkflow(trx, workflowCode, toVersion)];
    const [wrong] = moveRefusals(from.definition, to.definition, moves);
    if (wrong) refuse(wrong.code, wrong.params);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`migration ${workflowCode}`}, 0))`.execute(trx);
    const running = await trx
      .selectFrom('workflow_migrations')
      .select('id')
      .where('workflow_code', '=', workflowCode)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (running) refuse('MigrationBusy');
    const { count } = await trx
      .selectFrom('instances as i')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('i.workflow_code', '=', workflowCode)
      .where('i.workflow_version', '=', fromVersion)
      .where(isOngoing())
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) refuse('MigrationEmpty');
    await trx.deleteFrom('workflow_migrations').where('workflow_code', '=', workflowCode).where('dry_run', '=', true).execute();
    const at = now();
    const id = createId(at.getTime());
    await trx
      .insertInto('workflow_migrations')
      .values({
        id,
        workflow_code: workflowCode,
        from_version: fromVersion,
        to_version: toVersion,
        moves: JSON.stringify(moves),
        dry_run: dryRun,
        state: 'running',
        total: Number(count),
        kept: 0,
        renamed: 0,
        anew: 0,
        refused: 0,
        last_instance: null,
        started_by: actor.id,
        started_at: at,
        finished_at: null,
      })
      .execute();
    await enqueue(trx, 'workflow-migration', { id }, { dueAt: at, key: id });
    return { id };
  },
});
