import { roundsAtMost, type DefinitionIndex } from '../../definition-index.ts';
import { staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { stepWith } from '../../flow/trail.ts';
import { decideVotes } from '../../flow/vote.ts';
import { hasChildren, inOrder, isIrreversibleAt, isRunning, isSlotItem, isWithin, roundsUsed, slotsOf } from '../../instance-query.ts';
import type { Fork, InstanceState, Slot, Token, Trail, Visit, WorkItem } from '../../instance-state.ts';
import type { Refusal } from '../../refusal.ts';

/** Where the flow is after a vote that is taken back: what of it ends, and how the way was before. */
export type Successor =
  | { readonly kind: 'token'; readonly token: Token; readonly trail: Trail }
  | { readonly kind: 'fork'; readonly fork: Fork; readonly trail: Trail }
  | { readonly kind: 'branch'; readonly fork: Fork; readonly branch: string; readonly trail: Trail };

/** How a vote can be taken back: while its visit is open the slot votes again, else the activity begins anew. */
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

/** Whether the person's finished item can be taken back, and how (workflow design, section 4, "Retrieve, by an earlier handler"). */
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

/** In a sequence, who was asked next must not have done anything yet. */
function planAnnulment(state: InstanceState, { item, slot, activity }: { item: WorkItem; slot: Slot; activity: StaffedActivity }): Planned {
  const isSequence = activity.order === 'sequential';
  const others = Object.values(state.items).filter((each) => each.visit === slot.visit && each.slot !== slot.id);
  const isLed = others.some((each) => each.receivedAt >= item.finishedAt! && (each.state !== 'open' || each.kind !== 'normal'));
  return isSequence && isLed ? cannot : { kind: 'annul', item, slot, isSequence };
}

/** The slot in which the item's vote counts now: its own, or the one of the same activity that it was carried to. */
function countingSlot(state: InstanceState, item: WorkItem): Slot | undefined {
  const isCarried = (slot: Slot): boolean => slot.carriedFrom === item.slot && state.visits[slot.visit]?.activity === item.activity;
  return inOrder(state.slots).findLast((slot) => item.slot !== null && (slot.id === item.slot || isCarried(slot)));
}

function planReopening(
  index: DefinitionIndex,
  state: InstanceState,
  { item, slot, visit, activity }: { item: WorkItem; slot: Slot; visit: Visit; activity: StaffedActivity },
): Planned {
  // What it led to was decided by another version.
  if (state.migrated && visit.closedAt! <= state.migrated.at) return cannot;
  const successor = visit.outcome === slot.vote && isUntouched(index, state, visit) ? successorOf(state, visit) : null;
  if (!successor) return cannot;
  const withoutOwn = slotsOf(state, visit.id).map((each) => (each.id === slot.id ? { ...each, vote: null } : each));
  // Others decided it as well: without this vote it would stand as it is.
  const anew = withoutOwn.map(({ vote }) => ({ vote, state: vote === null ? ('open' as const) : ('done' as const) }));
  if (decideVotes(activity, anew) !== null) return cannot;
  if (roundsUsed(state, activity.code) >= roundsAtMost(activity))
    return { kind: 'refused', code: 'RoundsExhausted', params: { activity: activity.name, rounds: roundsAtMost(activity) } };
  return { kind: 'reopen', item, slot, visit, activity, successor };
}

/** What the decision of a visit led to was opened in the same instant; nobody may have done anything with it since. */
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
  // A failed vote in a branch ended its siblings: they cannot be brought back.
  if (visit.outcome === 'disagreed') return null;
  for (const fork of inOrder(state.forks).filter((each) => each.state === 'open')) {
    if (endsWith(fork.trail, visit) && isJustOpened(state, fork, visit))
      return withTrail(fork.trail, visit, (trail) => ({ kind: 'fork', fork, trail }));
    const branch = Object.keys(fork.arrivals).find((each) => endsWith(fork.arrivals[each]!.trail, visit));
    if (branch !== undefined && isLatest(state, visit))
      return withTrail(fork.arrivals[branch]!.trail, visit, (trail) => ({ kind: 'branch', fork, branch, trail }));
  }
  return null;
}

/** Does the token stand where the decision brought it? Who sent the activity back got it again directly: that is theirs now. */
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
