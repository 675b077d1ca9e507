import { roundsAtMost, type DefinitionIndex } from '../../definition-index.ts';
import { staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { stepWith } from '../../flow/trail.ts';
import { decideVotes } from '../../flow/vote.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { hasChildren, isIrreversibleAt, isRunning, isSlotItem, isWithin, roundsUsed, slotsOf } from '../../state/instance-query.ts';
import type { Fork, InstanceState, Slot, Token, Trail, Visit, WorkItem } from '../../state/instance-state.ts';
import type { Refusal } from '../../texts/refusal.ts';

/** Where the flow continued after a vote that is to be retrieved: what has to end, and the trail as it was before. */
export type Successor =
  | { readonly kind: 'token'; readonly token: Token; readonly trail: Trail }
  | { readonly kind: 'fork'; readonly fork: Fork; readonly trail: Trail }
  | { readonly kind: 'branch'; readonly fork: Fork; readonly branch: string; readonly trail: Trail };

/** How a vote can be retrieved: while its visit is open the slot votes again, otherwise the activity begins again. */
export type VotePlan =
  | { readonly kind: 'annul'; readonly item: WorkItem; readonly slot: Slot; readonly isSequence: boolean }
  | {
      readonly kind: 'reopen';
      readonly item: WorkItem;
      readonly slot: Slot;
      readonly visit: Visit;
      readonly activity: StaffedActivity;
      readonly successor: Successor;
    };

type Planned = VotePlan | ({ readonly kind: 'refused' } & Refusal);

const cannot: Planned = { kind: 'refused', code: 'CannotRecall' };

/** Plans the retrieval of a person's finished item, or refuses it (workflow design, section 4, "Retrieve, by an earlier handler"). */
export function planRetrieval(index: DefinitionIndex, state: InstanceState, itemId: string, actor: string): Planned {
  const item = state.items[itemId];
  if (!item) return { kind: 'refused', code: 'ItemUnknown' };
  if (item.holder !== actor) return { kind: 'refused', code: 'NotHandler' };
  if (item.result === 'retrieved') return { kind: 'refused', code: 'AlreadyRecalled' };
  const activity = staffedActivity(index, item.activity);
  const slot = countingSlot(state, item);
  if (!isRunning(state) || !isSlotItem(item) || !activity || !slot?.vote || item.result !== slot.vote) return cannot;
  const visit = state.visits[slot.visit]!;
  if (visit.status === 'open') return planAnnulment(state, { item, slot, activity });
  return planReopening(index, state, { item, slot, visit, activity });
}

/** In a sequence, the person asked next must not have acted yet. */
function planAnnulment(state: InstanceState, { item, slot, activity }: { item: WorkItem; slot: Slot; activity: StaffedActivity }): Planned {
  const isSequence = activity.order === 'sequential';
  const others = Object.values(state.items).filter((each) => each.visit === slot.visit && each.slot !== slot.id);
  const hasFollowUp = others.some((each) => each.receivedAt >= item.finishedAt! && (each.state !== 'open' || each.kind !== 'normal'));
  return isSequence && hasFollowUp ? cannot : { kind: 'annul', item, slot, isSequence };
}

/** Returns the slot in which the item's vote counts now: its own, or the slot of the same activity that it was carried over to. */
function countingSlot(state: InstanceState, item: WorkItem): Slot | undefined {
  const isCarried = (slot: Slot): boolean => slot.carriedFrom === item.slot && state.visits[slot.visit]?.activity === item.activity;
  return inCreationOrder(state.slots).findLast((slot) => item.slot !== null && (slot.id === item.slot || isCarried(slot)));
}

function planReopening(
  index: DefinitionIndex,
  state: InstanceState,
  { item, slot, visit, activity }: { item: WorkItem; slot: Slot; visit: Visit; activity: StaffedActivity },
): Planned {
  // Another version decided where the flow continued.
  if (state.migrated && visit.closedAt! <= state.migrated.at) return cannot;
  const successor = visit.outcome === slot.vote && isUntouched(index, state, visit) ? successorOf(state, visit) : null;
  if (!successor) return cannot;
  const withoutOwn = slotsOf(state, visit.id).map((each) => (each.id === slot.id ? { ...each, vote: null } : each));
  // The votes of the others decide the visit without this one.
  const votesWithout = withoutOwn.map(({ vote }) => ({ vote, state: vote === null ? ('open' as const) : ('done' as const) }));
  if (decideVotes(activity, votesWithout) !== null) return cannot;
  if (roundsUsed(state, activity.code) >= roundsAtMost(activity))
    return { kind: 'refused', code: 'RoundsExhausted', params: { activity: activity.name, rounds: roundsAtMost(activity) } };
  return { kind: 'reopen', item, slot, visit, activity, successor };
}

/** Whatever followed the decision of a visit was opened at the same instant; nobody may have acted on it since. */
function isUntouched(index: DefinitionIndex, state: InstanceState, { id, closedAt }: Visit): boolean {
  if (hasChildren(state, (each) => each.openedAt === closedAt)) return false;
  const next = Object.values(state.visits).filter((each) => each.id !== id && each.openedAt === closedAt && each.closedAt !== closedAt);
  const isFreshVisit = (each: Visit): boolean => itemsOf(state, each).every(isFresh) && slotsOf(state, each.id).every(isUnvoted);
  return next.every((each) => each.status === 'open' && !isIrreversibleAt(index, each.activity) && isFreshVisit(each));
}

function itemsOf(state: InstanceState, visit: Visit): WorkItem[] {
  return Object.values(state.items).filter((item) => item.visit === visit.id);
}

function isFresh({ kind, version, state }: WorkItem): boolean {
  return kind === 'normal' && version === 1 && (state === 'open' || state === 'waiting');
}

function isUnvoted(slot: Slot): boolean {
  return slot.vote === null || slot.carriedFrom !== null;
}

function successorOf(state: InstanceState, visit: Visit): Successor | null {
  const token = state.tokens[visit.token];
  if (token) return isNext(state, token, visit) ? withTrail(token.trail, visit, (trail) => ({ kind: 'token', token, trail })) : null;
  // A failed vote in a branch ended its siblings, which cannot be restored.
  if (visit.outcome === 'disagreed') return null;
  for (const fork of inCreationOrder(state.forks).filter((each) => each.state === 'open')) {
    if (endsWith(fork.trail, visit) && isJustOpened(state, fork, visit))
      return withTrail(fork.trail, visit, (trail) => ({ kind: 'fork', fork, trail }));
    // A failed vote ended the other branches of the block, and the flow continues without it.
    if (fork.collapsed) continue;
    const branch = Object.keys(fork.arrivals).find((each) => endsWith(fork.arrivals[each]!.trail, visit));
    if (branch !== undefined && isLatest(state, visit))
      return withTrail(fork.arrivals[branch]!.trail, visit, (trail) => ({ kind: 'branch', fork, branch, trail }));
  }
  return null;
}

/** Whether the token is where the decision moved it. After a direct return the item belongs to the person who sent it back. */
function isNext(state: InstanceState, token: Token, visit: Visit): boolean {
  if (visit.outcome === 'disagreed' && token.fork !== null) return false;
  if (!endsWith(token.trail, visit)) return false;
  if (token.failure !== null) return true;
  const open = token.visit === null ? undefined : state.visits[token.visit];
  return open?.openedAt === visit.closedAt && !wasSentBack(state, open);
}

function wasSentBack(state: InstanceState, { activity, round }: Visit): boolean {
  return Object.values(state.visits).some(
    (each) => each.activity === activity && each.round === round - 1 && each.outcome === 'rejected' && each.pass >= state.draftedPass,
  );
}

function isJustOpened(state: InstanceState, fork: Fork, visit: Visit): boolean {
  const tokens = Object.values(state.tokens).filter((token) => isWithin(state, token, fork.id));
  const isArrived = Object.keys(fork.arrivals).length > 0;
  return (
    !isArrived &&
    tokens.every(
      (token) => token.trail.length === 0 && (token.failure !== null || state.visits[token.visit ?? '']?.openedAt === visit.closedAt),
    )
  );
}

function isLatest(state: InstanceState, visit: Visit): boolean {
  return !Object.values(state.visits).some((each) => each.activity === visit.activity && each.round > visit.round);
}

function endsWith(trail: Trail, { activity }: Visit): boolean {
  const last = trail.at(-1);
  return last?.kind === 'activity' && last.activity === activity;
}

function withTrail(trail: Trail, { activity }: Visit, make: (before: Trail) => Successor): Successor {
  return make(trail.slice(0, stepWith(trail, activity)));
}
