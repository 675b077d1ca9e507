import { evaluateConditions, isFormulaError } from '@inkstone/formula';
import { maxRuleDepth, type RuleTrigger } from '@inkstone/schema';
import { systemActor } from '@inkstone/workflow';
import { isTransient } from '../../platform/db/database-error.ts';
import { writeAfterRollback } from '../../platform/db/transactions/after-rollback.ts';
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
 * Runs the rules of a trigger one after the other, inside the transaction, so that their writes are committed together with the rest.
 * Rules that their writes trigger run as well, up to a depth of `maxRuleDepth`.
 *
 * A rule's refusal carries its own text; a failure refuses with `rule-execution-failed` and reveals no internals. In both cases
 * everything is rolled back except the log, which is written afterwards.
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

/** Runs a rule that a workflow service names. Refuses with `rule-not-called` for an unknown code. */
export async function runCalledRule(context: CommandContext, code: string, subject: RuleSubject): Promise<void> {
  const rule = (await calledRule(context.trx, code)) ?? refuse('rule-not-called', { rule: code });
  await runStoredRule(await actingFor(context, subject), rule, subject, 1);
}

/** Runs one rule if its condition holds, and logs its writes or its refusal. */
async function runStoredRule(context: CommandContext, rule: StoredRule, subject: RuleSubject, depth: number): Promise<void> {
  const from = performance.now();
  const scope = withPerson(conditionScope(subject.record, subject.model, context, new UnitReader(context.trx)), context);
  const run: RuleRun = { ...subject, context, rule: rule.definition, appCode: rule.appCode, scope, depth, written: [] };
  const timed = () => ({ rule, run, durationMs: Math.round(performance.now() - from) });
  try {
    if (!(await applies(run))) return;
    if (depth > maxRuleDepth) refuse('rules-too-deep', { max: maxRuleDepth, rule: ruleName(run) });
    for (const action of rule.definition.actions) {
      const result = await runAction(run, action);
      if (result) await runTriggered(run, result);
    }
    await writeRuleLog(context.trx, doneLog(timed()));
  } catch (error) {
    if (isTransient(error)) throw error;
    throw refusalWithLog(error, timed());
  }
}

async function applies({ rule, scope, record, model, context }: RuleRun): Promise<boolean> {
  const { when } = rule;
  if (!when) return true;
  const holds = await settled(scope, () => evaluateConditions(when, scope));
  if (!isFormulaError(holds)) return holds;
  const { name } = holds.params as { readonly name?: unknown };
  if (holds.error === 'UnknownName') refuse('rule-source-field-missing', { rule: ruleName({ rule, context }), field: name });
  throw new Error(`${rule.code}: its condition failed with ${holds.error} for ${model.definition.code} ${record.id}`);
}

/** Runs the rules of the target that these writes trigger. */
async function runTriggered(run: RuleRun, { model, written }: ActionResult): Promise<void> {
  const triggers = { insert: ['saved', 'completed'], update: ['saved'], delete: ['deleted'] } as const;
  for (const { action, record } of written) {
    run.written.push({ action, schemaCode: model.definition.code, objectId: record.id });
    await runAt(run.context, triggers[action], { model, record }, run.depth + 1);
  }
}

type Timed = Parameters<typeof failedLog>[0];

/** Returns the refusal that people see, with a log entry that outlives the rollback. The log of a nested rule is kept too. */
function refusalWithLog(error: unknown, timed: Timed): Refusal {
  const refusal = error instanceof Refusal ? error : hidden(error, timed);
  const log = failedLog(timed, refusal, isBusinessException(refusal.code) ? 'refused' : 'failed');
  writeAfterRollback(refusal, (executor) => writeRuleLog(executor, log));
  return refusal;
}

function hidden(error: unknown, { run, rule }: Timed): Refusal {
  run.context.log.error({ err: error, rule: rule.definition.code, objectId: run.record.id }, 'a business rule failed');
  const refusal = new Refusal('rule-execution-failed', { rule: ruleName(run) });
  refusal.cause = error;
  return refusal;
}

/** A rule writes as the system; when the system itself triggers it, in the name of the record's owner. */
async function actingFor(context: CommandContext, { record }: RuleSubject): Promise<CommandContext> {
  const actor = context.actor.id === systemActor ? await ownerOf(context, record.system.owner) : context.actor;
  return { ...context, actor: { ...actor, isAdmin: true, isAppAdmin: true } };
}

async function ownerOf({ trx, actor }: CommandContext, id: string): Promise<Actor> {
  const person = await directory(trx).person(id);
  return person ?? { ...actor, id };
}
