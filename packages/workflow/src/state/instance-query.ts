import type { DefinitionIndex } from '../definition-index.ts';
import { inCreationOrder, withValue } from './entity-views.ts';
import type { BranchOutcome, Child, Fork, InstanceState, Slot, Token, Visit, WorkItem } from './instance-state.ts';

export function isEnded(state: InstanceState): boolean {
  return state.status === 'COMPLETED' || state.status === 'CANCELED';
}

export function isRunning(state: InstanceState): boolean {
  return state.status === 'PROCESSING' || state.status === 'EXCEPTION';
}

/** Returns the slots of a visit without removed ones. */
export function slotsOf(state: InstanceState, visit: string): Slot[] {
  return withValue(state.slots, 'visit', visit).filter((slot) => slot.state !== 'removed');
}

/** Returns all items of a visit, whatever became of them. */
export function itemsOf(state: InstanceState, visit: string): readonly WorkItem[] {
  return withValue(state.items, 'visit', visit);
}

export function openItemsOf(state: InstanceState, visit: string): WorkItem[] {
  return itemsOf(state, visit).filter((item) => item.slot !== null && isOpen(item));
}

/** Whether it is a slot's own item. Items of involved people belong to the same slot. */
export function isSlotItem(item: Pick<WorkItem, 'slot' | 'involvement'>): boolean {
  return item.slot !== null && item.involvement === undefined;
}

/** Whether the person is the holder of an item, or the holder's agent. */
export function isHolderOrAgent(item: WorkItem, person: string): boolean {
  return item.holder === person || item.agent?.person === person;
}

export function isOpen(item: WorkItem): boolean {
  return item.state === 'open' || item.state === 'waiting';
}

/** Returns the visits of an activity, latest first. */
export function visitsOf(state: InstanceState, activity: string): readonly Visit[] {
  const visits = withValue(state.visits, 'activity', activity);
  return visits.length < 2 ? visits : visits.toSorted((a, b) => b.round - a.round);
}

/** Returns the rounds that count towards the limit: a draft starts again at zero. */
export function roundsUsed(state: InstanceState, activity: string): number {
  let rounds = 0;
  for (const visit of withValue(state.visits, 'activity', activity)) if (visit.pass >= state.draftedPass) rounds += 1;
  return rounds;
}

/** Whether somebody other than the initiator has decided since the last return to `start`. */
export function isDecidedByOthers(state: InstanceState): boolean {
  return Object.values(state.items).some(
    (item) =>
      item.pass === state.pass &&
      item.holder !== state.initiator &&
      item.state === 'done' &&
      item.slot !== null &&
      item.kind !== 'assist' &&
      item.kind !== 'consult' &&
      item.result !== 'forwarded' &&
      item.result !== 'retrieved',
  );
}

/** Whether an irreversible service has run or begun to run. */
export function isIrreversible(index: DefinitionIndex, state: InstanceState): boolean {
  return Object.values(state.visits).some((visit) => visit.pass >= state.draftedPass && isIrreversibleAt(index, visit.activity));
}

export function isIrreversibleAt(index: DefinitionIndex, code: string): boolean {
  const activity = index.activities.get(code);
  return activity?.kind === 'service' && activity.irreversible;
}

/** Returns the children that a visit still waits for. */
export function awaitedChildren(state: InstanceState, visit: string): readonly Child[] {
  return childrenOf(state, visit).filter((child) => child.awaited && (child.state === 'running' || child.state === 'failed'));
}

/** Returns all children that a visit started, in order. */
export function childrenOf(state: InstanceState, visit: string): readonly Child[] {
  return inCreationOrder(state.children).filter((child) => child.visit === visit);
}

/** Whether a matching visit started instances that were not released since. Reaching it again would start them a second time. */
export function hasChildren(state: InstanceState, fits: (visit: Visit) => boolean): boolean {
  return Object.values(state.children ?? {}).some((child) => child.state !== 'released' && fits(state.visits[child.visit]!));
}

export interface ScopeStep {
  readonly fork: Fork;
  readonly branch: string;
}

/** Returns the running blocks around a token or block, outermost first. */
export function scopeOf(state: InstanceState, position: { readonly fork: string | null; readonly branch: string | null }): ScopeStep[] {
  const steps: ScopeStep[] = [];
  let current = position;
  while (current.fork !== null && current.branch !== null) {
    const fork = state.forks[current.fork];
    if (!fork) break;
    steps.unshift({ fork, branch: current.branch });
    current = fork;
  }
  return steps;
}

export function isWithin(state: InstanceState, position: Token | Fork, fork: string, branch?: string): boolean {
  return scopeOf(state, position).some((step) => step.fork.id === fork && (branch === undefined || step.branch === branch));
}

/** Returns the branch outcomes of each finished block's latest run by split, and the outcomes of children by sub-process. */
export function splitOutcomes(state: InstanceState): Record<string, BranchOutcome[]> {
  const latest: Record<string, Fork> = {};
  for (const fork of inCreationOrder(state.forks)) {
    if (fork.state === 'joined' && fork.round >= (latest[fork.split]?.round ?? 0)) latest[fork.split] = fork;
  }
  const ofBlocks = Object.entries(latest).map(
    ([split, fork]) => [split, fork.branches.flatMap((branch) => fork.arrivals[branch]?.outcome ?? [])] as const,
  );
  return Object.fromEntries([...ofBlocks, ...outcomesOfChildren(state)]);
}

function outcomesOfChildren(state: InstanceState): (readonly [string, BranchOutcome[]])[] {
  if (state.children === undefined) return [];
  const finished = inCreationOrder(state.visits).filter((visit) => visit.kind === 'subprocess' && visit.outcome === 'finished');
  return finished.map((visit) => [visit.activity, childrenOf(state, visit.id).flatMap((child) => child.outcome ?? [])] as const);
}
