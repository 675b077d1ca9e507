import { sql } from 'kysely';
import type { InstanceStatus, RuleTrigger } from '@inkstone/schema';
import { completionFact, replay, systemActor, type Decision, type FactAnswer, type InstanceState } from '@inkstone/workflow';
import { passWhatStays, writeWhatStays } from '../../platform/db/what-stays.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { hasRules, isBusinessException, refusalText, runRules, type RuleSubject } from '../rules/index.ts';
import type { LoadedInstance } from './instance-store.ts';

type Accepted = Extract<Decision, { kind: 'accepted' }>;

interface Ending {
  readonly decision: Accepted;
  readonly answers: Map<string, FactAnswer>;
  readonly decideAgain: () => Promise<Exclude<Decision, { kind: 'needs' }>>;
  /** The record as the actor acted on it. */
  readonly subject: RuleSubject;
}

/**
 * Runs the business rules of an instance that ends with a decision, inside its transaction. What the system could not carry out, or
 * said no to with nobody there to be told, keeps the instance from being completed: it is decided anew, and its token waits at the end
 * as an exception that can be retried. A no is told to the person who acted, and nothing is written.
 */
export async function ended(context: CommandContext, { state }: LoadedInstance, ending: Ending): Promise<Accepted> {
  const { decision, answers, decideAgain, subject } = ending;
  const after = replay(decision.events, state);
  const trigger = after.status === state.status ? null : triggerOf(after);
  if (trigger === null || !(await hasRules(context.trx, subject, trigger))) return decision;
  const problem = await problemIn(context, trigger, withStatus(subject, after.status));
  if (problem === null) return decision;
  answers.set(completionFact, { kind: 'completion', failure: failureOf(context, problem) });
  const other = await decideAgain();
  if (other.kind === 'refused') throw refusedFor(problem, other);
  // Where nothing can wait, as at an early finish, the action itself fails.
  if (replay(other.events, state).status === after.status) throw problem;
  await writeWhatStays(context.trx, problem);
  return other;
}

/** The submit of a draft is refused, and a retry that failed just as before; the log of the rule stays. */
function refusedFor(problem: Refusal, { code, params = {} }: Extract<Decision, { kind: 'refused' }>): Refusal {
  const refusal = new Refusal(code, params);
  passWhatStays(problem, refusal);
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

/** What the rules wrote is kept, or none of it. */
async function problemIn(context: CommandContext, trigger: RuleTrigger, subject: RuleSubject): Promise<Refusal | null> {
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
