import { closeFork, closeWithin } from '../../flow/block-run.ts';
import { closeVisit, markToken, putToken } from '../../flow/token-move.ts';
import { carrySlot, openItem, openSlot, openVisit } from '../../flow/visit.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isSlotItem, openItemsOf, slotsOf } from '../../state/instance-query.ts';
import type { Slot } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import { planRetrieval, type Successor, type VotePlan } from './vote-plan.ts';

/**
 * Retrieves the vote of a finished item. The item stays done; while the visit is open its slot gets a new item, and a decided visit is
 * followed by a new one that keeps the votes of the others.
 */
export function retrieveVote(
  context: DecisionContext,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
): void {
  const plan = planRetrieval(context.index, context.state, command.itemId, context.command.actor);
  if (plan.kind === 'refused') context.refuse(plan.code, plan.params);
  if (command.itemVersion !== undefined && command.itemVersion !== plan.item.version) context.refuse('TaskProcessed');
  context.emit({ type: 'item-retrieved', item: plan.item.id });
  if (plan.kind === 'reopen') return reopenActivity(context, plan);
  const { slot } = plan;
  context.emit({ type: 'slot-reopened', slot: slot.id });
  // In a sequence, the person who was asked because of the vote waits again.
  const asked = openItemsOf(context.state, slot.visit).filter((item) => item.state === 'open' && isSlotItem(item));
  if (plan.isSequence) for (const item of asked) context.emit({ type: 'item-deferred', item: item.id });
  openItem(context, { kind: 'normal', visit: slot.visit, slot: slot.id, source: plan.item.id, holder: slot.person });
}

function reopenActivity(context: DecisionContext, { slot, visit, activity, successor }: Extract<VotePlan, { kind: 'reopen' }>): void {
  const slots = slotsOf(context.state, visit.id);
  const token = undoSuccessor(context, successor, activity.code);
  const reopened = openVisit(context, token, activity);
  for (const other of slots) {
    if (other.id === slot.id || wasCancelledAsDecided(context, other)) openSlot(context, reopened, other, activity.order);
    else if (other.vote !== null) carrySlot(context, reopened, other, other.reason);
  }
}

/** Ends what the vote led to and returns a token that is at the activity again. */
function undoSuccessor(context: DecisionContext, successor: Successor, activity: string): string {
  const { trail } = successor;
  if (successor.kind === 'branch') {
    const { fork, branch } = successor;
    context.emit({ type: 'branch-reopened', fork: fork.id, branch });
    return putToken(context, { activity, fork: fork.id, branch, outcome: null, trail });
  }
  if (successor.kind === 'fork') {
    const { fork } = successor;
    closeWithin(context, fork.id, 'retrieved');
    closeFork(context, context.state.forks[fork.id]!);
    return putToken(context, { activity, fork: fork.fork, branch: fork.branch, outcome: null, trail });
  }
  const { token } = successor;
  if (token.visit !== null) closeVisit(context, token.visit, 'cancelled', 'retrieved');
  markToken(context, token.id, { trail, outcome: null });
  context.emit({ type: 'token-moved', token: token.id, from: token.activity, to: activity, route: null });
  return token.id;
}

function wasCancelledAsDecided({ state }: DecisionContext, slot: Slot): boolean {
  const last = inCreationOrder(state.items).findLast((item) => item.slot === slot.id && isSlotItem(item));
  return slot.state === 'cancelled' && (last?.reason === 'decided' || last?.reason === 'expired');
}
