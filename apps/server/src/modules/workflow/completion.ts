import { sql } from 'kysely';
import type { InstanceStatus, RuleTrigger } from '@inkstone/schema';
import { completionFact, systemActor, type FactAnswer, type InstanceState, type ReachedDecision } from '@inkstone/workflow';
import { passRollbackWrites, runRollbackWrites } from '../../platform/db/transactions/after-rollback.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { hasRules, isBusinessException, refusalText, runRules, type RuleSubject } from '../rules/index.ts';
import type { LoadedInstance } from './instance/instance-store.ts';

type Accepted = Extract<ReachedDecision, { kind: 'accepted' }>;

interface Completion {
  readonly decision: Accepted;
  readonly answers: Map<string, FactAnswer>;
  readonly decideAgain: () => Promise<Exclude<ReachedDecision, { kind: 'needs' }>>;
  /** The record with the values the actor acted on. */
  readonly subject: RuleSubject;
}

/**
 * Runs the business rules of an instance that ends with a decision, inside its transaction. When a rule fails, or refuses while the system
 * acts and no person is there to be notified, the instance is not completed: the engine decides again and the token waits at the end as an
 * exception that can be retried. When a rule refuses a person's action, the refusal is sent to that person and nothing is written.
 */
export async function runCompletionRules(context: CommandContext, { state }: LoadedInstance, ending: Completion): Promise<Accepted> {
  const { decision, answers, decideAgain, subject } = ending;
  const { after } = decision;
  const trigger = after.status === state.status ? null : triggerOf(after);
  if (trigger === null || !(await hasRules(context.trx, subject, trigger))) return decision;
  const refused = await refusalOfRules(context, trigger, withStatus(subject, after.status));
  if (refused === null) return decision;
  answers.set(completionFact, { kind: 'completion', failure: failureOf(context, refused) });
  const other = await decideAgain();
  if (other.kind === 'refused') throw replacedRefusal(refused, other);
  // Where no token can wait, as at an early finish, the action itself fails.
  if (other.after.status === after.status) throw refused;
  await runRollbackWrites(context.trx, refused);
  return other;
}

/**
 * Replaces the refusal when the second decision is refused too (the submit of a draft, or a retry that fails again), and keeps the rule's
 * log.
 */
function replacedRefusal(refused: Refusal, { code, params = {} }: Extract<ReachedDecision, { kind: 'refused' }>): Refusal {
  const refusal = new Refusal(code, params);
  passRollbackWrites(refused, refusal);
  return refusal;
}

function triggerOf({ status, outcome }: InstanceState): RuleTrigger | null {
  if (status === 'CANCELED') return 'canceled';
  if (status !== 'COMPLETED') return null;
  return outcome === 'disagreed' ? 'disagreed' : 'completed';
}

function withStatus({ model, record }: RuleSubject, sequenceStatus: InstanceStatus): RuleSubject {
  return { model, record: { ...record, system: { ...record.system, sequenceStatus } } };
}

/** Runs the rules inside a savepoint: either all of their writes are kept or none. */
async function refusalOfRules(context: CommandContext, trigger: RuleTrigger, subject: RuleSubject): Promise<Refusal | null> {
  await sql`savepoint ending_rules`.execute(context.trx);
  try {
    await runRules(context, [trigger], subject);
    await sql`release savepoint ending_rules`.execute(context.trx);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isBusinessException(error.code) && context.actor.id !== systemActor) throw error;
    await sql`rollback to savepoint ending_rules`.execute(context.trx);
    return error;
  }
}

function failureOf({ locale }: CommandContext, { code, params }: Refusal) {
  return { class: isBusinessException(code) ? ('business' as const) : ('system' as const), detail: refusalText(code, params, locale) };
}
