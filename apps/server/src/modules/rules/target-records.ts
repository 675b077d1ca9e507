import type { FormulaScope } from '@inkstone/formula';
import { fieldsOfConditions, isReference } from '@inkstone/formula';
import { ruleTargetsAtMost, type ConditionDocument } from '@inkstone/schema';
import { sql } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type PublishedModel } from '../apps/index.ts';
import { askedRecords, UnaskableQuestion } from '../records/index.ts';
import { ruleName, type RuleRun } from './rule-run.ts';

export interface TargetQuestion {
  readonly model: PublishedModel;
  readonly condition: ConditionDocument;
  /** The source, or a row of it. */
  readonly scope: FormulaScope;
}

/**
 * The ids of the records that meet a condition, in their order; drafts, cancelled ones and the source itself are not among them. With
 * `lock` nobody else changes them until the transaction ends: whoever came first was waited for, and the condition is asked again.
 */
export async function findTargets(run: RuleRun, { model, condition, scope }: TargetQuestion, lock: boolean): Promise<string[]> {
  const where = conditionOf(run, model, condition, scope);
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.id('biz', tableOf(model.definition).name)} r
    where ${where} and r.id <> ${run.record.id}::uuid
    order by r.id limit ${ruleTargetsAtMost + 1} ${sql.raw(lock ? 'for update of r' : '')}`.execute(run.context.trx);
  if (rows.length > ruleTargetsAtMost) refuse('rule-targets-too-many', { rule: ruleName(run), max: ruleTargetsAtMost });
  return rows.map(({ id }) => id);
}

/** Locks records in the order of their ids, so that two runs over the same ones do not wait for each other. */
export async function lockTargets(run: RuleRun, model: PublishedModel, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size > ruleTargetsAtMost) refuse('rule-targets-too-many', { rule: ruleName(run), max: ruleTargetsAtMost });
  await sql`
    select r.id from ${sql.id('biz', tableOf(model.definition).name)} r
    where r.id = any(${[...ids].sort()}::uuid[]) order by r.id for update`.execute(run.context.trx);
}

/** Until the transaction ends nobody else adds a record of these keys by this rule. */
export async function holdKeys({ context, rule }: RuleRun, { condition, scope }: TargetQuestion): Promise<void> {
  // Of a unit or record its id: the name is not what it is found by.
  const keys = fieldsOfConditions(condition).current.map((name) => JSON.stringify(scope.get(name) ?? null, onlyIds));
  const text = JSON.stringify([rule.code, ...keys]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inkstone.rule ${text}`}, 0))`.execute(context.trx);
}

function onlyIds(_: string, value: unknown): unknown {
  return isReference(value) ? value.id : value;
}

/** The same, refused where the source has no value to look for: an empty key would be found in every record without one. */
function conditionOf(run: RuleRun, model: PublishedModel, condition: ConditionDocument, scope: FormulaScope) {
  for (const field of fieldsOfConditions(condition).current) {
    const value = scope.get(field) ?? null;
    if (value === null || value === '') refuse('rule-validation-data-missing', { rule: ruleName(run), field });
  }
  try {
    return askedRecords(model.definition, condition, { asker: run.context, current: scope });
  } catch (error) {
    if (!(error instanceof UnaskableQuestion)) throw error;
    return refuse('rule-target-field-missing', { rule: ruleName(run), field: fieldsOfConditions(condition).record.join(', ') });
  }
}
