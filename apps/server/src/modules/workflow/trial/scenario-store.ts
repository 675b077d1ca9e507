import { sql, type Selectable } from 'kysely';
import type { Scenario } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import type { WorkflowScenariosTable } from '../../../platform/db/tables/workflow.ts';
import { personNames } from '../../organization/index.ts';
import type { Trial } from './play-trial.ts';

export type ScenarioRow = Selectable<WorkflowScenariosTable>;

/** The limit per workflow, because publishing runs all of them. */
export const scenariosAtMost = 100;

/** Returns the workflow's scenarios by name, or only those with the given ids. */
export function scenariosOf(executor: Executor, workflowCode: string, ids?: readonly string[]): Promise<ScenarioRow[]> {
  let query = executor.selectFrom('workflow_scenarios').selectAll().where('workflow_code', '=', workflowCode);
  if (ids !== undefined) query = query.where('id', '=', sql<string>`any(${ids}::uuid[])`);
  return query.orderBy('name').limit(scenariosAtMost).execute();
}

export function trialOf({ initiator_id, form_code, patch, starts_at, decisions }: ScenarioRow): Trial {
  return {
    initiatorId: initiator_id,
    patch,
    decisions,
    ...(form_code !== null && { formCode: form_code }),
    ...(starts_at !== null && { startAt: starts_at.toISOString() }),
  };
}

/** Adds the names of the people. */
export async function presentScenarios(executor: Executor, rows: readonly ScenarioRow[]): Promise<Scenario[]> {
  const nameOf = await personNames(
    executor,
    rows.flatMap((row) => [row.initiator_id, row.updated_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    initiatorId: row.initiator_id,
    initiator: nameOf(row.initiator_id),
    formCode: row.form_code,
    patch: row.patch,
    startAt: row.starts_at?.toISOString() ?? null,
    decisions: row.decisions as Scenario['decisions'],
    expected: row.expected as Scenario['expected'],
    blocks: row.blocks,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: nameOf(row.updated_by),
  }));
}
