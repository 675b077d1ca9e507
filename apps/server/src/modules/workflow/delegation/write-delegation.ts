import type { CallArguments, createWorkflowTrust } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { lockPeople, directory } from '../../organization/index.ts';
import { remembered } from '../../system/index.ts';
import { todayIn } from './today.ts';
import { overlappingRules, type StoredDelegation } from './delegation-store.ts';

type Rule = Omit<CallArguments<typeof createWorkflowTrust>, 'kind' | 'principalId'>;

export async function createDelegation(
  context: CommandContext,
  { kind, principalId = context.actor.id, ...rule }: CallArguments<typeof createWorkflowTrust>,
): Promise<StoredDelegation> {
  if (principalId !== context.actor.id && !context.actor.isAdmin) refuse('not-allowed');
  // The lock makes one of two rules created at the same moment see the other.
  await lockPeople(context.trx, [principalId, rule.agentId]);
  await requireValid(context, { id: null, kind, principal: principalId }, rule);
  remembered.change(context.trx);
  const delegation = await context.trx
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
  await applyWhenDue(context, delegation);
  return delegation;
}

export async function updateDelegation(
  context: CommandContext,
  { id, ...rule }: Rule & { readonly id: string },
): Promise<StoredDelegation> {
  const { kind, principal_id: principal } = await ownDelegation(context, id);
  // The lock makes one of two rules created at the same moment see the other.
  await lockPeople(context.trx, [principal, rule.agentId]);
  await requireValid(context, { id, kind, principal }, rule);
  remembered.change(context.trx);
  const delegation = await context.trx
    .updateTable('workflow_trusts')
    .set(columnsOf(rule))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyWhenDue(context, delegation);
  return delegation;
}

export async function deleteDelegation(context: CommandContext, id: string): Promise<void> {
  const delegation = await ownDelegation(context, id);
  await context.trx.updateTable('workflow_trusts').set({ deleted_at: context.now() }).where('id', '=', id).execute();
  await applyWhenDue(context, delegation);
}

/** Loads and locks a delegation of the actor's own; for administrators any. Refuses with `not-found` and `not-allowed`. */
async function ownDelegation({ trx, actor }: CommandContext, id: string): Promise<StoredDelegation> {
  const delegation = await trx
    .selectFrom('workflow_trusts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!delegation) refuse('not-found');
  if (delegation.principal_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
  return delegation;
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

async function requireValid(
  context: CommandContext,
  { id, kind, principal }: { readonly id: string | null; readonly kind: StoredDelegation['kind']; readonly principal: string },
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
  // Two agents who handle tasks for the same person would be ambiguous; several agents may start workflows for the same person.
  const same = kind === 'handle' ? { principal } : { principal, agent: rule.agentId };
  const [overlap] = await overlappingRules(trx, asked, same);
  if (overlap) refuse('trust-overlaps', { from: overlap.from_day, to: overlap.to_day });
  const [mutual] = kind === 'handle' ? await overlappingRules(trx, asked, { principal: rule.agentId, agent: principal }) : [];
  if (mutual) refuse('trust-mutual', { from: mutual.from_day, to: mutual.to_day });
}

/** Enqueues updates of open tasks for now, for the beginning and for the end of the delegation. */
async function applyWhenDue({ trx, now, timeZone }: CommandContext, delegation: StoredDelegation): Promise<void> {
  if (delegation.kind !== 'handle') return;
  const { rows } = await sql<{ beginning: Date; end: Date }>`
    select (${delegation.from_day}::date::timestamp at time zone ${timeZone}) as beginning,
           ((${delegation.to_day}::date + 1)::timestamp at time zone ${timeZone}) as end`.execute(trx);
  const { beginning, end } = rows[0]!;
  const data = { principalId: delegation.principal_id };
  const at = now();
  for (const dueAt of [at, beginning, end]) if (dueAt >= at) await enqueue(trx, 'workflow-trust', data, { dueAt });
}
