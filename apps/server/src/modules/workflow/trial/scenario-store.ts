import { sql, type Selectable } from 'kysely';
import type { Scenario } from '@inkstone/api';
import { maxScenarios, type ScenarioDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { WorkflowScenariosTable } from '../../../platform/db/tables/workflow.ts';
import { peopleView, personNames } from '../../organization/index.ts';
import type { Trial } from './play-trial.ts';

/** A scenario with the person who submits; null if nobody here has that id or account. */
export type ScenarioRow = Selectable<WorkflowScenariosTable> & { readonly initiator_id: string | null };

/** The person whom a scenario names by id or account. */
const initiatorId = sql<string | null>`(
  select p.id from ${peopleView} p where p.id::text = lower(workflow_scenarios.initiator)
    or lower(p.account) = lower(workflow_scenarios.initiator) limit 1)`.as('initiator_id');

/** What is played of a scenario. */
export type TrialRow = Pick<ScenarioRow, 'initiator_id' | 'form_code' | 'patch' | 'starts_at' | 'decisions' | 'expected'>;

/** A scenario as it may stand in a working copy, with the person whom it names. */
export async function trialRow(
  executor: Executor,
  { initiator, formCode, patch, startAt, decisions, expected }: Omit<ScenarioDefinition, 'workflowCode' | 'name' | 'blocks'>,
): Promise<TrialRow> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${peopleView} p where p.id::text = lower(${initiator}) or lower(p.account) = lower(${initiator}) limit 1`.execute(
    executor,
  );
  const starts_at = startAt === undefined ? null : new Date(startAt);
  return { initiator_id: rows[0]?.id ?? null, form_code: formCode ?? null, patch, starts_at, decisions, expected };
}

export const scenarioRows = (executor: Executor) => executor.selectFrom('workflow_scenarios').selectAll().select(initiatorId);

/** Returns the workflow's scenarios by name, or only those with the given ids. */
export function scenariosOf(executor: Executor, workflowCode: string, ids?: readonly string[]): Promise<ScenarioRow[]> {
  let query = scenarioRows(executor).where('workflow_code', '=', workflowCode);
  if (ids !== undefined) query = query.where('id', '=', sql<string>`any(${ids}::uuid[])`);
  return query.orderBy('name').limit(maxScenarios).execute();
}

/** What is played; null if nobody submits it. */
export function trialOf({ initiator_id: initiatorId, form_code, patch, starts_at, decisions }: TrialRow): Trial | null {
  if (initiatorId === null) return null;
  return {
    initiatorId,
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
    rows.flatMap((row) => [row.initiator_id, row.updated_by].filter((id) => id !== null)),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    initiatorId: row.initiator_id ?? row.initiator,
    initiator: row.initiator_id === null ? { id: row.initiator, name: row.initiator } : nameOf(row.initiator_id),
    formCode: row.form_code,
    patch: row.patch,
    startAt: row.starts_at?.toISOString() ?? null,
    decisions: row.decisions as Scenario['decisions'],
    expected: row.expected as Scenario['expected'],
    blocks: row.blocks,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by === null ? null : nameOf(row.updated_by),
  }));
}

/** Whether a row is what is published of a scenario: the names of a workflow's scenarios differ. */
export const isRow = ({ workflowCode, name }: ScenarioDefinition, row: Pick<ScenarioRow, 'workflow_code' | 'name'>): boolean =>
  workflowCode === row.workflow_code && name === row.name;
