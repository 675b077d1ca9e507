import { createHash } from 'node:crypto';
import { createId } from '@inkstone/schema';
import type { Insertable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { BusinessRuleLogsTable, RuleLogDetail } from '../../platform/db/tables/business-rules.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RuleRun } from './rule-run.ts';
import type { StoredRule } from './stored-rule.ts';

type RuleLog = Insertable<BusinessRuleLogsTable>;

interface Timed {
  readonly rule: StoredRule;
  readonly run: RuleRun;
  readonly durationMs: number;
}

/** Written once: a repeated command with the same key has the same log id. */
export async function writeRuleLog(executor: Executor, log: RuleLog): Promise<void> {
  await executor
    .insertInto('business_rule_logs')
    .values(log)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function doneLog(timed: Timed): RuleLog {
  return { ...logOf(timed, { written: timed.run.written }), id: createId(), outcome: 'done', code: null };
}

export function failedLog(timed: Timed, refusal: Refusal, outcome: 'refused' | 'failed'): RuleLog {
  const { cause } = refusal;
  const issues = (cause instanceof Refusal ? cause : refusal).extra.issues ?? [];
  const detail: RuleLogDetail = {
    params: refusal.params,
    issues: issues.map(({ code, path, message }) => ({ code, path, ...(message !== undefined && { message }) })),
    ...(cause instanceof Error && { reason: cause.message }),
  };
  return { ...logOf(timed, detail), id: idOf(timed), outcome, code: refusal.code };
}

/** The same id for each attempt of one command. */
function idOf({ rule, run }: Timed): string {
  const name = JSON.stringify([run.context.commandId, rule.id, run.depth, run.record.version === 1 ? null : run.record.id]);
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function logOf({ rule, run, durationMs }: Timed, detail: RuleLogDetail): Omit<RuleLog, 'id' | 'outcome' | 'code'> {
  const { definition } = rule;
  return {
    at: run.context.now(),
    rule_id: rule.id,
    rule_code: definition.code,
    rule_name: definition.name,
    rule_version: rule.version,
    app_code: rule.appCode,
    schema_code: run.model.definition.code,
    trigger: definition.trigger,
    object_id: run.record.id,
    flow_instance_id: run.record.system.workflowInstanceId,
    actor_id: run.context.actor.id,
    depth: run.depth,
    detail: JSON.stringify(detail),
    duration_ms: durationMs,
  };
}
