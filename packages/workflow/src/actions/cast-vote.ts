import { modelOf } from '../activities/models.ts';
import { isHuman } from '../definition-index.ts';
import { takeChoice } from '../flow/choice.ts';
import { closeInvolvement, closeInvolvements, itemsOfInvolvement, openInvolvedItem } from '../flow/involvement.ts';
import { isOpen } from '../instance-query.ts';
import type { InstanceState, Involvement, Slot, VoteOutcome, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { finishItem, type ActingItem } from './acting-item.ts';

/** The item ends with a vote: its slot's, of which the activity then sees whether it decides anything, or that of an added signer. */
export function castVote(turn: Turn, { item }: ActingItem, vote: NonNullable<Slot['vote']>): void {
  takeChoice(turn, item);
  finishItem(turn, item, vote);
  countVote(turn, item, vote);
}

function countVote(turn: Turn, item: WorkItem, vote: NonNullable<Slot['vote']>): void {
  if (item.involvement !== undefined) return settleInvolvement(turn, item.involvement);
  const { slot, visit } = item;
  closeInvolvements(turn, (involvement) => involvement.slot === slot, 'decided');
  turn.emit({ type: 'slot-voted', slot: slot!, vote });
  settleVisit(turn, visit);
}

/** Lets the activity of a visit see whether its slots decide anything now. */
export function settleVisit(turn: Turn, visit: string): void {
  const activity = turn.index.activities.get(turn.state.visits[visit]!.activity);
  if (isHuman(activity)) modelOf(activity).settle?.(turn, visit, activity);
}

/** After something of an involvement came back: the item it belongs to goes on once all has, or once an added vote is decided. */
export function settleInvolvement(turn: Turn, id: string): void {
  const involvement = turn.state.involvements[id]!;
  // Who handed theirs on is not part of it any more.
  const items = itemsOfInvolvement(turn.state, id).filter((item) => item.reason !== 'adjusted');
  if (involvement.way !== 'before' && involvement.way !== 'after') {
    if (!items.some(isOpen)) end(turn, involvement, null);
    return;
  }
  // Nobody is asked any more: who added them decides, or has agreed already.
  if (involvement.people.length === 0) return end(turn, involvement, involvement.way === 'after' ? 'agreed' : null);
  const votes = items.flatMap((item) => voteOf(turn.state, item) ?? []);
  const outcome = decideAdded(involvement, votes);
  if (outcome !== null) return end(turn, involvement, outcome);
  const next = involvement.people[items.length];
  if (next !== undefined && votes.length === items.length) openInvolvedItem(turn, involvement, next);
}

/** What an added signer voted; null while they, or those they added after themselves, have not. */
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

function end(turn: Turn, involvement: Involvement, outcome: VoteOutcome | null): void {
  closeInvolvement(turn, involvement, { state: 'done', outcome, reason: 'decided' });
  if (involvement.waits) turn.emit({ type: 'item-resumed', item: involvement.item });
  if (involvement.way === 'after' && outcome !== null) countVote(turn, turn.state.items[involvement.item]!, outcome);
}
