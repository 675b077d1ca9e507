import { closeFork, closeWithin } from '../../flow/block-run.ts';
import { closeVisit, markToken, putToken } from '../../flow/token-move.ts';
import { carrySlot, openItem, openSlot, openVisit } from '../../flow/visit.ts';
import { inOrder, isSlotItem, openItemsOf, slotsOf } from '../../instance-query.ts';
import type { Slot } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import { planRetrieval, type Successor, type VotePlan } from './vote-plan.ts';

/**
 * Takes the vote of a finished item back. The item stays done; in a visit that is still open its slot gets a new one, and a decided
 * visit is followed by a new one in which the others' votes stand.
 */
export function retrieveVote(turn: Turn, command: { readonly itemId: string; readonly itemVersion?: number | undefined }): void {
  const plan = planRetrieval(turn.index, turn.state, command.itemId, turn.command.actor);
  if (plan.kind === 'refused') turn.refuse(plan.code, plan.params);
  if (command.itemVersion !== undefined && command.itemVersion !== plan.item.version) turn.refuse('TaskProcessed');
  turn.emit({ type: 'item-retrieved', item: plan.item.id });
  if (plan.kind === 'reopen') return beginAnew(turn, plan);
  const { slot } = plan;
  turn.emit({ type: 'slot-reopened', slot: slot.id });
  // In a sequence whoever was asked because of the vote waits again.
  const asked = openItemsOf(turn.state, slot.visit).filter((item) => item.state === 'open' && isSlotItem(item));
  if (plan.isSequence) for (const item of asked) turn.emit({ type: 'item-deferred', item: item.id });
  openItem(turn, { kind: 'normal', visit: slot.visit, slot: slot.id, source: plan.item.id, holder: slot.person });
}

function beginAnew(turn: Turn, { slot, visit, activity, successor }: Extract<VotePlan, { kind: 'reopen' }>): void {
  const places = slotsOf(turn.state, visit.id);
  const token = takeBack(turn, successor, activity.code);
  const anew = openVisit(turn, token, activity);
  for (const place of places) {
    if (place.id === slot.id || wasCancelledAsDecided(turn, place)) openSlot(turn, anew, place, activity.order);
    else if (place.vote !== null) carrySlot(turn, anew, place, place.reason);
  }
}

/** What the vote led to ends, and a token stands at the activity again. */
function takeBack(turn: Turn, successor: Successor, activity: string): string {
  const { trail } = successor;
  if (successor.kind === 'branch') {
    const { fork, branch } = successor;
    turn.emit({ type: 'branch-reopened', fork: fork.id, branch });
    return putToken(turn, { activity, fork: fork.id, branch, outcome: null, trail });
  }
  if (successor.kind === 'fork') {
    const { fork } = successor;
    closeWithin(turn, fork.id, 'retrieved');
    closeFork(turn, turn.state.forks[fork.id]!);
    return putToken(turn, { activity, fork: fork.fork, branch: fork.branch, outcome: null, trail });
  }
  const { token } = successor;
  if (token.visit !== null) closeVisit(turn, token.visit, 'cancelled', 'retrieved');
  markToken(turn, token.id, { trail, outcome: null });
  turn.emit({ type: 'token-moved', token: token.id, from: token.activity, to: activity, route: null });
  return token.id;
}

function wasCancelledAsDecided({ state }: Turn, slot: Slot): boolean {
  const last = inOrder(state.items).findLast((item) => item.slot === slot.id && isSlotItem(item));
  return slot.state === 'cancelled' && (last?.reason === 'decided' || last?.reason === 'expired');
}
