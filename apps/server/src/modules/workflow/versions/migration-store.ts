import type { WorkflowMigration } from '@inkstone/api';
import type { Selectable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { WorkflowMigrationsTable } from '../../../platform/db/tables/workflow.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { administeredWorkflow } from '../trial/maintained-workflow.ts';
import { personNames } from '../../organization/index.ts';

export type MigrationRow = Selectable<WorkflowMigrationsTable>;

/** Returns a migration of a workflow that the person maintains. Refuses with `not-found` and `NotAdministrator`. */
export async function maintainedMigration(executor: Executor, actor: Actor, id: string): Promise<MigrationRow> {
  const row = await executor.selectFrom('workflow_migrations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) refuse('not-found');
  await administeredWorkflow(executor, actor, row.workflow_code);
  return row;
}

export async function presentMigrations(executor: Executor, rows: readonly MigrationRow[]): Promise<WorkflowMigration[]> {
  const nameOf = await personNames(
    executor,
    rows.map((row) => row.started_by),
  );
  return rows.map((row) => ({
    id: row.id,
    workflowCode: row.workflow_code,
    fromVersion: row.from_version,
    toVersion: row.to_version,
    moves: [...row.moves],
    dryRun: row.dry_run,
    state: row.state,
    total: row.total,
    counts: { kept: row.kept, renamed: row.renamed, anew: row.anew, refused: row.refused },
    startedBy: nameOf(row.started_by),
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }));
}
