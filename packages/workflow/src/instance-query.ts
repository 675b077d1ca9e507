import type { BranchOutcome, Fork, InstanceState, Slot, Token, Visit, WorkItem } from './instance-state.ts';

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

export function slotsOf(state: InstanceState, visit: string): Slot[] {
  return inOrder(state.slots).filter((slot) => slot.visit === visit);
}

export function openItemsOf(state: InstanceState, visit: string): WorkItem[] {
  return inOrder(state.items).filter((item) => item.visit === visit && item.slot !== null && isOpen(item));
}

function isOpen(item: WorkItem): boolean {
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
      item.result !== 'forwarded',
  );
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

/** What the branches of each finished block brought to the join at its latest run, by split, in the branches' order. */
export function splitOutcomes(state: InstanceState): Record<string, BranchOutcome[]> {
  const latest: Record<string, Fork> = {};
  for (const fork of inOrder(state.forks)) {
    if (fork.state === 'joined' && fork.round >= (latest[fork.split]?.round ?? 0)) latest[fork.split] = fork;
  }
  return Object.fromEntries(
    Object.entries(latest).map(([split, fork]) => [split, fork.branches.flatMap((branch) => fork.arrivals[branch]?.outcome ?? [])]),
  );
}
