import type { DefinitionIndex } from './definition-index.ts';
import type { BranchOutcome, Child, Fork, InstanceState, Slot, Token, Visit, WorkItem } from './instance-state.ts';

/** In the order of making; ids sort by it, the order of an object's keys may get lost in storage. */
export function inOrder<T extends { readonly id: string }>(entities: Readonly<Record<string, T>>): T[] {
  return Object.values(entities).sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function isEnded(state: InstanceState): boolean {
  return state.status === 'COMPLETED' || state.status === 'CANCELED';
}

export function isRunning(state: InstanceState): boolean {
  return state.status === 'PROCESSING' || state.status === 'EXCEPTION';
}

/** Without those that were taken out. */
export function slotsOf(state: InstanceState, visit: string): Slot[] {
  return inOrder(state.slots).filter((slot) => slot.visit === visit && slot.state !== 'removed');
}

export function openItemsOf(state: InstanceState, visit: string): WorkItem[] {
  return inOrder(state.items).filter((item) => item.visit === visit && item.slot !== null && isOpen(item));
}

/** Is it a slot's own item? Those of people drawn into it belong to the same slot. */
export function isSlotItem(item: Pick<WorkItem, 'slot' | 'involvement'>): boolean {
  return item.slot !== null && item.involvement === undefined;
}

/** May somebody act on an item while it is open: its holder, and whoever acts for them. */
export function isFor(item: WorkItem, person: string): boolean {
  return item.holder === person || item.agent?.person === person;
}

export function isOpen(item: WorkItem): boolean {
  return item.state === 'open' || item.state === 'waiting';
}

/** The visits of an activity, the latest first. */
export function visitsOf(state: InstanceState, activity: string): Visit[] {
  return Object.values(state.visits)
    .filter((visit) => visit.activity === activity)
    .sort((a, b) => b.round - a.round);
}

/** Rounds that count towards the limit: a draft begins anew. */
export function roundsUsed(state: InstanceState, activity: string): number {
  return visitsOf(state, activity).filter((visit) => visit.pass >= state.draftedPass).length;
}

/** Did somebody else than the initiator decide since the last return to `start`? */
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

/** Did anything run, or begin to run, that cannot be taken back? */
export function isIrreversible(index: DefinitionIndex, state: InstanceState): boolean {
  return Object.values(state.visits).some((visit) => visit.pass >= state.draftedPass && isIrreversibleAt(index, visit.activity));
}

export function isIrreversibleAt(index: DefinitionIndex, code: string): boolean {
  const activity = index.activities.get(code);
  return activity?.kind === 'service' && activity.irreversible;
}

/** Children that a visit still waits for. */
export function awaitedChildren(state: InstanceState, visit: string): Child[] {
  return childrenOf(state, visit).filter((child) => child.awaited && (child.state === 'running' || child.state === 'failed'));
}

/** All that a visit started, in order. */
export function childrenOf(state: InstanceState, visit: string): Child[] {
  return inOrder(state.children ?? {}).filter((child) => child.visit === visit);
}

/** Did a visit that fits start instances that were not let go since? To come to it anew would start them a second time. */
export function hasChildren(state: InstanceState, fits: (visit: Visit) => boolean): boolean {
  return Object.values(state.children ?? {}).some((child) => child.state !== 'released' && fits(state.visits[child.visit]!));
}

export interface ScopeStep {
  readonly fork: Fork;
  readonly branch: string;
}

/** The running blocks a place is in, outermost first. */
export function scopeOf(state: InstanceState, place: { readonly fork: string | null; readonly branch: string | null }): ScopeStep[] {
  const steps: ScopeStep[] = [];
  let current = place;
  while (current.fork !== null && current.branch !== null) {
    const fork = state.forks[current.fork];
    if (!fork) break;
    steps.unshift({ fork, branch: current.branch });
    current = fork;
  }
  return steps;
}

export function isWithin(state: InstanceState, place: Token | Fork, fork: string, branch?: string): boolean {
  return scopeOf(state, place).some((step) => step.fork.id === fork && (branch === undefined || step.branch === branch));
}

/** What the branches of each finished block brought to the join at its latest run, by split, and what the children of a sub-process did. */
export function splitOutcomes(state: InstanceState): Record<string, BranchOutcome[]> {
  const latest: Record<string, Fork> = {};
  for (const fork of inOrder(state.forks)) {
    if (fork.state === 'joined' && fork.round >= (latest[fork.split]?.round ?? 0)) latest[fork.split] = fork;
  }
  const ofBlocks = Object.entries(latest).map(
    ([split, fork]) => [split, fork.branches.flatMap((branch) => fork.arrivals[branch]?.outcome ?? [])] as const,
  );
  return Object.fromEntries([...ofBlocks, ...childrenOutcomes(state)]);
}

function childrenOutcomes(state: InstanceState): (readonly [string, BranchOutcome[]])[] {
  if (state.children === undefined) return [];
  const finished = inOrder(state.visits).filter((visit) => visit.kind === 'subprocess' && visit.outcome === 'finished');
  return finished.map((visit) => [visit.activity, childrenOf(state, visit.id).flatMap((child) => child.outcome ?? [])] as const);
}
