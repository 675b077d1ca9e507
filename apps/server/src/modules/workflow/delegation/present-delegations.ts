import type { Delegation } from '@inkstone/api';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { personNames } from '../../organization/index.ts';
import { documentHeadsView, documentsView } from '../../apps/index.ts';
import { todayIn } from './today.ts';
import type { StoredDelegation } from './delegation-store.ts';

/** Returns the current workflows by code. */
export async function workflowNames(executor: Executor): Promise<NonNullable<Delegation['workflows']>> {
  const { rows } = await sql<{ code: string; name: string; name_i18n: Record<string, string> | null }>`
    select h.code, d.content->>'name' as name, d.content->'name_i18n' as name_i18n
    from ${documentHeadsView} h join ${documentsView} d on d.kind = h.kind and d.scope = h.scope and d.code = h.code and d.version = h.version
    where h.kind = 'workflow' and h.active order by h.code`.execute(executor);
  return rows.map(({ code, name, name_i18n }) => ({ code, name, ...(name_i18n && { name_i18n }) }));
}

export async function presentDelegations(
  executor: Executor,
  context: RequestContext,
  rows: readonly StoredDelegation[],
): Promise<Delegation[]> {
  const nameOf = await personNames(
    executor,
    rows.flatMap(({ principal_id, agent_id }) => [principal_id, agent_id]),
  );
  const known = new Map((await workflowNames(executor)).map((workflow) => [workflow.code, workflow]));
  const today = await todayIn(executor, context);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    principal: nameOf(row.principal_id),
    agent: nameOf(row.agent_id),
    workflows: row.workflow_codes?.map((code) => known.get(code) ?? { code, name: code }) ?? null,
    fromDay: row.from_day,
    toDay: row.to_day,
    includeOpen: row.include_open,
    mayForward: row.may_forward,
    state: today < row.from_day ? 'coming' : today > row.to_day ? 'over' : 'active',
    mayChange: row.deleted_at === null && (row.principal_id === context.actor.id || context.actor.isAdmin),
  }));
}
