import { evaluateConditions, isFormulaError } from '@inkstone/formula';
import { ruleDepthAtMost, type RuleTrigger } from '@inkstone/schema';
import { systemActor } from '@inkstone/workflow';
import { isTransient } from '../../platform/db/database-error.ts';
import { staysAfter } from '../../platform/db/what-stays.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Actor, CommandContext } from '../../platform/http/request-context.ts';
import { directory, UnitReader } from '../organization/index.ts';
import { conditionScope, settled } from '../records/index.ts';
import { runAction, type ActionResult } from './actions/run-action.ts';
import { isBusinessException } from './refusals.ts';
import { doneLog, failedLog, writeRuleLog } from './rule-log.ts';
import { withPerson } from './rule-scope.ts';
import { ruleName, type RuleRun, type RuleSubject } from './rule-run.ts';
import { calledRule, rulesAt, type StoredRule } from './stored-rule.ts';

/**
 * Runs what a trigger sets off, one rule after the other, inside the transaction: what they write is there exactly when the rest is.
 * Rules that are set off by what they write run with them, `ruleDepthAtMost` deep.
 *
 * A rule that says no refuses, in its own words; what cannot be carried out refuses with `rule-execution-failed` and tells nothing of
 * its insides. Either way everything is rolled back but the log, which is written afterwards.
 */
export async function runRules(context: CommandContext, triggers: readonly RuleTrigger[], subject: RuleSubject): Promise<void> {
  await runAt(context, triggers, subject, 1);
}

async function runAt(context: CommandContext, triggers: readonly RuleTrigger[], subject: RuleSubject, depth: number): Promise<void> {
  const { trx } = context;
  for (const trigger of triggers) {
    for (const rule of await rulesAt(trx, subject.model.definition.code, trigger)) {
      await runStoredRule(await actingFor(context, subject), rule, subject, depth);
    }
  }
}

/** A rule that a service of a workflow names. Refuses with `rule-not-called` where there is none of that code. */
export async function runCalledRule(context: CommandContext, code: string, subject: RuleSubject): Promise<void> {
  const rule = (await calledRule(context.trx, code)) ?? refuse('rule-not-called', { rule: code });
  await runStoredRule(await actingFor(context, subject), rule, subject, 1);
}

/** Runs one rule, if its condition holds, and keeps what it did or why it did not. */
async function runStoredRule(context: CommandContext, rule: StoredRule, subject: RuleSubject, depth: number): Promise<void> {
  const from = performance.now();
  const scope = withPerson(conditionScope(subject.record, subject.model, context, new UnitReader(context.trx)), context);
  const run: RuleRun = { ...subject, context, rule: rule.definition, scope, depth, written: [] };
  const timed = () => ({ rule, run, durationMs: Math.round(performance.now() - from) });
  try {
    if (!(await applies(run))) return;
    if (depth > ruleDepthAtMost) refuse('rules-too-deep', { max: ruleDepthAtMost, rule: ruleName(run) });
    for (const action of rule.definition.actions) {
      const result = await runAction(run, action);
      if (result) await goOn(run, result);
    }
    await writeRuleLog(context.trx, doneLog(timed()));
  } catch (error) {
    if (isTransient(error)) throw error;
    throw keepingLog(error, timed());
  }
}

async function applies({ rule, scope, record, model, context }: RuleRun): Promise<boolean> {
  const { when } = rule;
  if (!when) return true;
  const holds = await settled(scope, () => evaluateConditions(when, scope));
  if (!isFormulaError(holds)) return holds;
  const { name } = holds.params as { readonly name?: unknown };
  if (holds.error === 'UnknownName') refuse('rule-source-field-missing', { rule: ruleName({ rule, context }), field: name });
  throw new Error(`${rule.code}: its condition gives ${holds.error} for ${model.definition.code} ${record.id}`);
}

/** What a rule wrote sets off the rules of the target. */
async function goOn(run: RuleRun, { model, written }: ActionResult): Promise<void> {
  const triggers = { insert: ['saved', 'completed'], update: ['saved'], delete: ['deleted'] } as const;
  for (const { action, record } of written) {
    run.written.push({ action, schemaCode: model.definition.code, objectId: record.id });
    await runAt(run.context, triggers[action], { model, record }, run.depth + 1);
  }
}

type Timed = Parameters<typeof failedLog>[0];

/** What went wrong as people are told it, with the log that stays. What a rule that was set off by this one kept stays too. */
function keepingLog(error: unknown, timed: Timed): Refusal {
  const refusal = error instanceof Refusal ? error : hidden(error, timed);
  const log = failedLog(timed, refusal, isBusinessException(refusal.code) ? 'refused' : 'failed');
  staysAfter(refusal, (executor) => writeRuleLog(executor, log));
  return refusal;
}

function hidden(error: unknown, { run, rule }: Timed): Refusal {
  run.context.log.error({ err: error, rule: rule.definition.code, objectId: run.record.id }, 'a business rule failed');
  const refusal = new Refusal('rule-execution-failed', { rule: ruleName(run) });
  refusal.cause = error;
  return refusal;
}

/** A rule writes as the system does; for what the system itself sets off, in the name of whoever the record belongs to. */
async function actingFor(context: CommandContext, { record }: RuleSubject): Promise<CommandContext> {
  const actor = context.actor.id === systemActor ? await ownerOf(context, record.system.owner) : context.actor;
  return { ...context, actor: { ...actor, isAdmin: true, isAppAdmin: true } };
}

async function ownerOf({ trx, actor }: CommandContext, id: string): Promise<Actor> {
  const person = await directory(trx).person(id);
  return person ?? { ...actor, id };
}
