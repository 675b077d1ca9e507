import { toJsonValue } from '@inkstone/form-engine';
import { fieldsOfConditions, isFormulaError, parseFormulaDate, type FormulaInput } from '@inkstone/formula';
import { localizedName, type BusinessRule, type ConditionDocument, type FieldValue, type RuleAction } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { findModel, mayUseModel, tableOf, type PublishedModel } from '../apps/index.ts';
import type { UnitReader } from '../organization/index.ts';
import { queriedRecords, conditionScope, loadRecord, UnanswerableQuestion, type RecordScope } from '../records/index.ts';
import { evaluateIn, rowScope, withPerson, withTarget } from './rule-scope.ts';
import type { RuleSubject } from './rule-run.ts';
import { refuseWith } from './refuse-with.ts';

/** A call of a rule, with the scope of its formulas. */
export interface Asked {
  readonly rule: BusinessRule;
  readonly scope: RecordScope;
  /** The record that the call is about, which is never found as a target; null when none is stored. */
  readonly except: RuleSubject | null;
  /** The applications that ask, the rule's own one too: each reads the models of others only where these offer them. */
  readonly apps: readonly string[];
}

/**
 * Returns a rule's answer without writing: failing checks refuse with the rule's text and an issue at the field; calculations are returned
 * by name. Writing actions are skipped.
 */
export async function answerRule(executor: Executor, requester: Requester, asked: Asked): Promise<Readonly<Record<string, FieldValue>>> {
  const results: Record<string, FieldValue> = {};
  for (const action of asked.rule.actions) {
    if (action.kind === 'check') await requireCheck(requester, asked, action);
    if (action.kind === 'find') await requireFound(executor, requester, asked, action);
    if (action.kind === 'calculate') Object.assign(results, await calculated(executor, requester, asked, action));
  }
  return results;
}

type ActionOf<K extends RuleAction['kind']> = Extract<RuleAction, { kind: K }>;

async function requireCheck(requester: Requester, { rule, scope }: Asked, { formula, message, field }: ActionOf<'check'>): Promise<void> {
  if ((await evaluateIn(scope, formula, nameOf(requester, rule))) === true) return;
  refuseWith({ context: requester, rule }, 'rule-logic-check-failed', message[requester.locale], field);
}

async function requireFound(executor: Executor, requester: Requester, asked: Asked, action: ActionOf<'find'>): Promise<void> {
  const model = await targetOf(executor, requester, asked, action.schemaCode);
  const rows = action.each === undefined ? null : (asked.except?.record.values[action.each] as readonly unknown[] | undefined);
  const source = asked.except?.model.definition;
  const scopes = rows && source ? rows.map((_, index) => rowScope(asked.scope, source, action.each!, index)) : [asked.scope];
  for (const scope of scopes) {
    const found = await firstId(executor, requester, { ...asked, scope }, model, action.condition);
    if ((found !== null) === (action.holds === 'exists')) continue;
    const text = action.message[requester.locale];
    const code = text === '' && action.holds === 'exists' ? 'rule-no-match' : 'rule-refused';
    refuseWith({ context: requester, rule: asked.rule }, code, text, action.field, { model: model.definition.name });
  }
}

async function calculated(
  executor: Executor,
  requester: Requester,
  asked: Asked,
  { schemaCode, condition, results }: ActionOf<'calculate'>,
) {
  let scope = asked.scope;
  if (schemaCode !== undefined && condition) {
    const model = await targetOf(executor, requester, asked, schemaCode);
    const id = await firstId(executor, requester, asked, model, condition);
    const record = id === null ? null : await loadRecord(executor, model, id);
    scope = withTarget(scope, record && conditionScope(record, model, requester, scope.units));
  }
  const rule = nameOf(requester, asked.rule);
  const values: [string, FieldValue][] = [];
  for (const { to, formula } of results) values.push([to, toJsonValue(await evaluateIn(scope, formula, rule))]);
  return Object.fromEntries(values);
}

async function targetOf(executor: Executor, requester: Requester, { rule, apps }: Asked, code: string): Promise<PublishedModel> {
  const gone = (): never => refuse('rule-target-field-missing', { rule: nameOf(requester, rule), field: code });
  const model = (await findModel(executor, code)) ?? gone();
  for (const appCode of apps) if (!(await mayUseModel(executor, model, { appCode, writes: false }))) gone();
  return model;
}

async function firstId(
  executor: Executor,
  requester: Requester,
  { rule, scope, except }: Asked,
  model: PublishedModel,
  condition: ConditionDocument,
): Promise<string | null> {
  // An empty key matches no record.
  if (fieldsOfConditions(condition).current.some((field) => (scope.get(field) ?? '') === '')) return null;
  try {
    const where = queriedRecords(model.definition, condition, { requester, current: scope });
    const { rows } = await sql<{ id: string }>`
      select r.id from ${sql.id('biz', tableOf(model.definition).name)} r
      where ${where} and r.id is distinct from ${except?.record.id ?? null}::uuid order by r.id limit 1`.execute(executor);
    return rows[0]?.id ?? null;
  } catch (error) {
    if (!(error instanceof UnanswerableQuestion)) throw error;
    return refuse('rule-target-field-missing', { rule: nameOf(requester, rule), field: fieldsOfConditions(condition).record.join(', ') });
  }
}

/** Returns values by the names of the rule's inputs, decoded by their types; a value that does not fit is empty. */
export function inputScope(
  { inputs }: BusinessRule,
  given: Readonly<Record<string, unknown>>,
  requester: Requester,
  units: UnitReader,
): RecordScope {
  const types = new Map(inputs.map(({ name, type }) => [name, type]));
  const scope: RecordScope = {
    unit: units.unit,
    units,
    get(name) {
      const type = types.get(name);
      return type === undefined ? undefined : inputOf(type, given[name], requester.timeZone);
    },
    column: () => undefined,
    now: () => requester.now(),
    timeZone: requester.timeZone,
    locale: requester.locale,
  };
  return withPerson(scope, requester);
}

function inputOf(type: BusinessRule['inputs'][number]['type'], value: unknown, timeZone: string): FormulaInput {
  if (value === null || value === undefined) return null;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : null;
  if (type === 'logic') return typeof value === 'boolean' ? value : null;
  if (type === 'date') {
    const date = typeof value === 'string' ? parseFormulaDate(value, timeZone) : null;
    return isFormulaError(date) ? null : date;
  }
  if (type === 'text' || type === 'time') return typeof value === 'string' ? value : null;
  const isReference = (each: unknown): boolean => typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string';
  if (type === 'unit' || type === 'record') return isReference(value) ? (value as FormulaInput) : null;
  const fits = type === 'texts' ? (each: unknown) => typeof each === 'string' : isReference;
  return Array.isArray(value) && value.every(fits) ? (value as FormulaInput) : null;
}

function nameOf({ locale }: Requester, { name, name_i18n }: BusinessRule): string {
  return localizedName({ name, name_i18n }, locale);
}
