import type { CallArguments, CallOutput, RuleLog, listRuleLogs, ruleLogDetail } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { BusinessRuleLogsTable } from '../../platform/db/tables/business-rules.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { directory } from '../organization/index.ts';
import { afterEnd, pageOf, type PageEnd } from '../../platform/db/paging/keyset.ts';
import { modelNames } from './list-rules.ts';
import { refusalText } from './refusals.ts';
import { waitingInstances } from './waiting-instances.ts';

type Row = Selectable<BusinessRuleLogsTable>;

interface LogFilter extends Omit<CallArguments<typeof listRuleLogs>, 'cursor'> {
  readonly after: PageEnd | null;
}

/** Returns a page of the log, newest first. */
export async function pageOfLogs(
  executor: Executor,
  locale: Locale,
  { ruleCode, outcome, flowInstanceId, after, size }: LogFilter,
): Promise<{ items: RuleLog[]; next: PageEnd | null }> {
  let query = executor.selectFrom('business_rule_logs').selectAll();
  if (ruleCode !== undefined) query = query.where('rule_code', '=', ruleCode);
  if (outcome === 'trouble') query = query.where('outcome', '<>', 'done');
  else if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (flowInstanceId !== undefined) query = query.where('flow_instance_id', '=', flowInstanceId);
  if (after) query = query.where((eb) => afterEnd(eb.ref('at'), eb.ref('id'), after));
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { rows, next } = pageOf(found, size, ({ at, id }) => ({ at, id }));
  return { items: await presented(executor, locale, rows), next };
}

/** The newest entries of one instance; older ones add no information. */
const logsPerInstance = 100;

export async function logsOfFlow(executor: Executor, locale: Locale, flowInstanceId: string): Promise<RuleLog[]> {
  const { items } = await pageOfLogs(executor, locale, { flowInstanceId, after: null, size: logsPerInstance });
  return items;
}

/** Refuses with `not-found`. */
export async function logDetail(executor: Executor, locale: Locale, id: string): Promise<CallOutput<typeof ruleLogDetail>> {
  const row = (await executor.selectFrom('business_rule_logs').selectAll().where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
  const [log] = await presented(executor, locale, [row]);
  const { written = [], reason = null, issues = [] } = row.detail;
  return {
    ...log!,
    ruleVersion: row.rule_version,
    depth: row.depth,
    code: row.code,
    reason,
    written: [...written],
    issues: issues.map((issue) => ({ ...issue })),
  };
}

async function presented(executor: Executor, locale: Locale, rows: readonly Row[]): Promise<RuleLog[]> {
  const people = await directory(executor).people(rows.flatMap(({ actor_id }) => actor_id ?? []));
  const instances = [...new Set(rows.flatMap(({ flow_instance_id }) => flow_instance_id ?? []))];
  const waiting = instances.length === 0 ? new Set() : await waitingInstances.get()(executor, instances);
  const nameOf = await modelNames(
    executor,
    rows.map(({ schema_code }) => schema_code),
  );
  return rows.map((row) => {
    const person = row.actor_id === null ? undefined : people.get(row.actor_id);
    return {
      id: row.id,
      at: row.at.toISOString(),
      ruleCode: row.rule_code,
      ruleName: row.rule_name,
      appCode: row.app_code,
      schemaCode: row.schema_code,
      ...nameOf(row.schema_code),
      trigger: row.trigger,
      objectId: row.object_id,
      flowInstanceId: row.flow_instance_id,
      outcome: row.outcome,
      message: row.code === null ? null : refusalText(row.code, row.detail.params ?? {}, locale),
      actor: person ? { id: person.id, name: person.name } : null,
      durationMs: row.duration_ms,
      canRetry: row.outcome !== 'done' && row.flow_instance_id !== null && waiting.has(row.flow_instance_id),
    };
  });
}
