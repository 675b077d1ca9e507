import { modelOf } from '../activities/models.ts';
import { isHuman } from '../definition-index.ts';
import { recordChoice } from '../flow/choice.ts';
import { closeInvolvement, closeInvolvements, itemsOfInvolvement, openInvolvedItem } from '../flow/involvement.ts';
import { isOpen } from '../state/instance-query.ts';
import type { InstanceState, Involvement, Slot, VoteOutcome, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { finishItem, type ActingItem } from './acting-item.ts';

/** Ends the item with a vote: the vote of its slot, which the activity then counts, or the vote of an added signer. */
export function castVote(context: DecisionContext, { item }: ActingItem, vote: NonNullable<Slot['vote']>): void {
  recordChoice(context, item);
  finishItem(context, item, vote);
  countVote(context, item, vote);
}

function countVote(context: DecisionContext, item: WorkItem, vote: NonNullable<Slot['vote']>): void {
  if (item.involvement !== undefined) return settleInvolvement(context, item.involvement);
  const { slot, visit } = item;
  closeInvolvements(context, (involvement) => involvement.slot === slot, 'decided');
  context.emit({ type: 'slot-voted', slot: slot!, vote });
  settleVisit(context, visit);
}

/** Lets the activity of a visit check whether its slots decide it now. */
export function settleVisit(context: DecisionContext, visit: string): void {
  const activity = context.index.activities.get(context.state.visits[visit]!.activity);
  if (isHuman(activity)) modelOf(activity).settle?.(context, visit, activity);
}

/**
 * Called after one item of an involvement has finished: the item that asked continues once all have finished, or once an added vote is
 * decided.
 */
export function settleInvolvement(context: DecisionContext, id: string): void {
  const involvement = context.state.involvements[id]!;
  // Somebody whose item was reassigned is no longer part of the involvement.
  const items = itemsOfInvolvement(context.state, id).filter((item) => item.reason !== 'adjusted');
  if (involvement.way !== 'before' && involvement.way !== 'after') {
    if (!items.some(isOpen)) end(context, involvement, null);
    return;
  }
  // Nobody is left to vote: the person who added them decides, or has already agreed.
  if (involvement.people.length === 0) return end(context, involvement, involvement.way === 'after' ? 'agreed' : null);
  const votes = items.flatMap((item) => voteOf(context.state, item) ?? []);
  const outcome = decideAdded(involvement, votes);
  if (outcome !== null) return end(context, involvement, outcome);
  const next = involvement.people[items.length];
  if (next !== undefined && votes.length === items.length) openInvolvedItem(context, involvement, next);
}

/** Returns the vote of an added signer; null while they, or signers they added after themselves, have not voted. */
function voteOf(state: InstanceState, item: WorkItem): VoteOutcome | null {
  if (item.result !== 'agreed' && item.result !== 'disagreed') return null;
  const after = Object.values(state.involvements).find((each) => each.item === item.id && each.way === 'after');
  return after ? after.outcome : item.result;
}

function decideAdded({ vote, people }: Involvement, votes: readonly VoteOutcome[]): VoteOutcome | null {
  if (vote === 'any') return votes[0] ?? null;
  if (votes.includes('disagreed')) return 'disagreed';
  return votes.length === people.length ? 'agreed' : null;
}

function end(context: DecisionContext, involvement: Involvement, outcome: VoteOutcome | null): void {
  closeInvolvement(context, involvement, { state: 'done', outcome, reason: 'decided' });
  if (involvement.waits) context.emit({ type: 'item-resumed', item: involvement.item });
  if (involvement.way === 'after' && outcome !== null) countVote(context, context.state.items[involvement.item]!, outcome);
}
