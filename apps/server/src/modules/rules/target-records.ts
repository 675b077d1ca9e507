import type { FormulaScope } from '@inkstone/formula';
import { fieldsOfConditions, isReference } from '@inkstone/formula';
import { maxRuleTargets, type ConditionDocument } from '@inkstone/schema';
import { sql } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type PublishedModel } from '../apps/index.ts';
import { queriedRecords, UnanswerableQuestion } from '../records/index.ts';
import { ruleName, type RuleRun } from './rule-run.ts';

export interface TargetQuestion {
  readonly model: PublishedModel;
  readonly condition: ConditionDocument;
  /** The source, or a row of it. */
  readonly scope: FormulaScope;
}

/**
 * Returns the ids of the records that meet a condition, sorted; without drafts, cancelled ones and the source itself. With `lock` they are
 * locked until the transaction ends, and the condition is evaluated again after waiting for a lock.
 */
export async function findTargets(run: RuleRun, { model, condition, scope }: TargetQuestion, lock: boolean): Promise<string[]> {
  const where = conditionOf(run, model, condition, scope);
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.id('biz', tableOf(model.definition).name)} r
    where ${where} and r.id <> ${run.record.id}::uuid
    order by r.id limit ${maxRuleTargets + 1} ${sql.raw(lock ? 'for update of r' : '')}`.execute(run.context.trx);
  if (rows.length > maxRuleTargets) refuse('rule-targets-too-many', { rule: ruleName(run), max: maxRuleTargets });
  return rows.map(({ id }) => id);
}

/** Locks records in the order of ids, so that two runs over the same records do not deadlock. */
export async function lockTargets(run: RuleRun, model: PublishedModel, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size > maxRuleTargets) refuse('rule-targets-too-many', { rule: ruleName(run), max: maxRuleTargets });
  await sql`
    select r.id from ${sql.id('biz', tableOf(model.definition).name)} r
    where r.id = any(${[...ids].sort()}::uuid[]) order by r.id for update`.execute(run.context.trx);
}

/** Locks the keys until the transaction ends, so that no concurrent run of this rule adds a record with them. */
export async function lockKeys({ context, rule }: RuleRun, { condition, scope }: TargetQuestion): Promise<void> {
  // A unit or record is matched by id, not by name.
  const keys = fieldsOfConditions(condition).current.map((name) => JSON.stringify(scope.get(name) ?? null, onlyIds));
  const text = JSON.stringify([rule.code, ...keys]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inkstone.rule ${text}`}, 0))`.execute(context.trx);
}

function onlyIds(_: string, value: unknown): unknown {
  return isReference(value) ? value.id : value;
}

/** Refuses where the source's key is empty: an empty key would match every record without one. */
function conditionOf(run: RuleRun, model: PublishedModel, condition: ConditionDocument, scope: FormulaScope) {
  for (const field of fieldsOfConditions(condition).current) {
    const value = scope.get(field) ?? null;
    if (value === null || value === '') refuse('rule-validation-data-missing', { rule: ruleName(run), field });
  }
  try {
    return queriedRecords(model.definition, condition, { requester: run.context, current: scope });
  } catch (error) {
    if (!(error instanceof UnanswerableQuestion)) throw error;
    return refuse('rule-target-field-missing', { rule: ruleName(run), field: fieldsOfConditions(condition).record.join(', ') });
  }
}
