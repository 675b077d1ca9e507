import type { CallArguments, createWorkflowTrust } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { lockPeople, directory } from '../../organization/index.ts';
import { todayIn } from './today.ts';
import { rulesMeeting, type StoredTrust } from './trust-store.ts';

type Rule = Omit<CallArguments<typeof createWorkflowTrust>, 'kind' | 'principalId'>;

export async function createTrust(
  context: CommandContext,
  { kind, principalId = context.actor.id, ...rule }: CallArguments<typeof createWorkflowTrust>,
): Promise<StoredTrust> {
  if (principalId !== context.actor.id && !context.actor.isAdmin) refuse('not-allowed');
  // Of two rules made at the same moment one sees the other.
  await lockPeople(context.trx, [principalId, rule.agentId]);
  await requireSound(context, { id: null, kind, principal: principalId }, rule);
  const trust = await context.trx
    .insertInto('workflow_trusts')
    .values({
      id: createId(context.now().getTime()),
      kind,
      principal_id: principalId,
      ...columnsOf(rule),
      created_at: context.now(),
      created_by: context.actor.id,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyWhenDue(context, trust);
  return trust;
}

export async function updateTrust(context: CommandContext, { id, ...rule }: Rule & { readonly id: string }): Promise<StoredTrust> {
  const { kind, principal_id: principal } = await ownTrust(context, id);
  // Of two rules made at the same moment one sees the other.
  await lockPeople(context.trx, [principal, rule.agentId]);
  await requireSound(context, { id, kind, principal }, rule);
  const trust = await context.trx
    .updateTable('workflow_trusts')
    .set(columnsOf(rule))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyWhenDue(context, trust);
  return trust;
}

export async function deleteTrust(context: CommandContext, id: string): Promise<void> {
  const trust = await ownTrust(context, id);
  await context.trx.updateTable('workflow_trusts').set({ deleted_at: context.now() }).where('id', '=', id).execute();
  await applyWhenDue(context, trust);
}

/** The principal's own, for administrators anybody's. Refuses with `not-found` and `not-allowed`. */
async function ownTrust({ trx, actor }: CommandContext, id: string): Promise<StoredTrust> {
  const trust = await trx
    .selectFrom('workflow_trusts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!trust) refuse('not-found');
  if (trust.principal_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
  return trust;
}

function columnsOf({ agentId, workflowCodes, fromDay, toDay, includeOpen, mayForward }: Rule) {
  return {
    agent_id: agentId,
    workflow_codes: workflowCodes === null ? null : [...workflowCodes],
    from_day: fromDay,
    to_day: toDay,
    include_open: includeOpen,
    may_forward: mayForward,
  };
}

async function requireSound(
  context: CommandContext,
  { id, kind, principal }: { readonly id: string | null; readonly kind: StoredTrust['kind']; readonly principal: string },
  rule: Rule,
): Promise<void> {
  const { trx } = context;
  if (rule.toDay < rule.fromDay) refuse('trust-days');
  const today = await todayIn(trx, context);
  if (rule.toDay < today) refuse('trust-past', { today });
  if (rule.agentId === principal) refuse('trust-self');
  const active = await directory(trx).activeOf([rule.agentId, principal]);
  if (active.length < 2) refuse('PersonInactive');
  const { workflow_codes, from_day, to_day } = columnsOf(rule);
  const asked = { id, kind, workflow_codes, from_day, to_day };
  // Of two who act for somebody nobody could say which; of two who may start something for them either does.
  const same = kind === 'handle' ? { principal } : { principal, agent: rule.agentId };
  const [overlap] = await rulesMeeting(trx, asked, same);
  if (overlap) refuse('trust-overlaps', { from: overlap.from_day, to: overlap.to_day });
  const [mutual] = kind === 'handle' ? await rulesMeeting(trx, asked, { principal: rule.agentId, agent: principal }) : [];
  if (mutual) refuse('trust-mutual', { from: mutual.from_day, to: mutual.to_day });
}

/** Open tasks follow the rule as it is now, when it begins, and when it is over. */
async function applyWhenDue({ trx, now, timeZone }: CommandContext, trust: StoredTrust): Promise<void> {
  if (trust.kind !== 'handle') return;
  const { rows } = await sql<{ beginning: Date; end: Date }>`
    select (${trust.from_day}::date::timestamp at time zone ${timeZone}) as beginning,
           ((${trust.to_day}::date + 1)::timestamp at time zone ${timeZone}) as end`.execute(trx);
  const { beginning, end } = rows[0]!;
  const data = { principalId: trust.principal_id };
  const at = now();
  for (const dueAt of [at, beginning, end]) if (dueAt >= at) await enqueue(trx, 'workflow-trust', data, { dueAt });
}
