import { sql, type Selectable } from 'kysely';
import type { Agent } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { DelegationsTable } from '../../../platform/db/tables/delegations.ts';
import { peopleView } from '../../organization/index.ts';
import { remembered } from '../../system/index.ts';

export type StoredDelegation = Selectable<DelegationsTable>;

interface DelegationQuery {
  readonly principal: string;
  readonly workflowCode: string;
  /** When the task was received: a delegation without open tasks covers only tasks received while it was in force. */
  readonly receivedAt: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** Returns who acts for the principal now. Delegations are not chained, and an inactive agent does not act. */
async function agentFor(executor: Executor, question: DelegationQuery): Promise<Agent | null> {
  const { principal, workflowCode, receivedAt, now, timeZone } = question;
  const beginning = sql`(t.from_day::timestamp at time zone ${timeZone})`;
  const end = sql<Date>`((t.to_day + 1)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<{ id: string; agent_id: string; until: Date; may_forward: boolean }>`
    select t.id, t.agent_id, ${end} as until, t.may_forward
    from workflow_trusts t join ${peopleView} a on a.id = t.agent_id and a.active
    where t.principal_id = ${principal}::uuid and t.kind = 'handle' and t.deleted_at is null
      and ${beginning} <= ${now}::timestamptz and ${now}::timestamptz < ${end}
      and (t.workflow_codes is null or ${workflowCode} = any(t.workflow_codes))
      and (t.include_open or greatest(${beginning}, t.created_at) <= ${receivedAt}::timestamptz)
    order by t.created_at limit 1`.execute(executor);
  const [row] = rows;
  return row ? { person: row.agent_id, trust: row.id, until: row.until.toISOString(), mayForward: row.may_forward } : null;
}

/**
 * Returns a lookup for many principals. Whether there is any delegation at all is queried once, so that most commands run no further query.
 */
export function agentLookup(
  executor: Executor,
  question: Pick<DelegationQuery, 'workflowCode' | 'now' | 'timeZone'>,
): (principal: string, receivedAt: string) => Promise<Agent | null> {
  let has: Promise<boolean> | null = null;
  return async (principal, receivedAt) => {
    has ??= hasDelegations(executor);
    return (await has) ? agentFor(executor, { ...question, principal, receivedAt }) : null;
  };
}

async function hasDelegations(executor: Executor): Promise<boolean> {
  const found = await remembered.read(executor, 'delegations', async () => {
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from workflow_trusts where kind = 'handle' and deleted_at is null) as has`.execute(executor);
    return rows[0]!;
  });
  return found!.has;
}

/** Returns the people who let an agent start a workflow for them today, by name. */
export async function activePrincipals(
  executor: Executor,
  { agent, workflowCode, now, timeZone }: { agent: string; workflowCode: string; now: Date; timeZone: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct p.id, p.name from workflow_trusts t join ${peopleView} p on p.id = t.principal_id and p.active
    where t.agent_id = ${agent}::uuid and t.kind = 'initiate' and t.deleted_at is null
      and (${now}::timestamptz at time zone ${timeZone})::date between t.from_day and t.to_day
      and (t.workflow_codes is null or ${workflowCode} = any(t.workflow_codes))
    order by p.name, p.id`.execute(executor);
  return rows;
}

/** Returns the other delegations that a rule would overlap: of the same kind, in the same days, about one of the same workflows. */
export async function overlappingRules(
  executor: Executor,
  rule: Pick<StoredDelegation, 'kind' | 'workflow_codes' | 'from_day' | 'to_day'> & { readonly id: string | null },
  { principal, agent }: { readonly principal: string; readonly agent?: string },
): Promise<StoredDelegation[]> {
  return executor
    .selectFrom('workflow_trusts')
    .selectAll()
    .where('kind', '=', rule.kind)
    .where('deleted_at', 'is', null)
    .where('principal_id', '=', principal)
    .$if(agent !== undefined, (query) => query.where('agent_id', '=', agent!))
    .$if(rule.id !== null, (query) => query.where('id', '<>', rule.id!))
    .where('from_day', '<=', rule.to_day)
    .where('to_day', '>=', rule.from_day)
    .where(
      sql<boolean>`(workflow_codes is null or ${rule.workflow_codes}::text[] is null or workflow_codes && ${rule.workflow_codes}::text[])`,
    )
    .execute();
}
