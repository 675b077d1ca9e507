import type { DefinitionIndex } from '../definition-index.ts';
import type { BranchOutcome, Child, Fork, InstanceState, Slot, Token, Visit, WorkItem } from './instance-state.ts';

const ordered = new WeakMap<object, readonly unknown[]>();

/**
 * Returns entities in the order of their creation. Ids sort by it; the order of object keys may be lost in storage. Collections never
 * change, so each is read only once.
 */
export function inCreationOrder<T extends { readonly id: string }>(entities: Readonly<Record<string, T>>): readonly T[] {
  let all = ordered.get(entities) as readonly T[] | undefined;
  if (!all) {
    const values = Object.values(entities);
    // The order is rarely lost, and looking is cheaper than sorting.
    all = isInOrder(values) ? values : values.sort((a, b) => (a.id < b.id ? -1 : 1));
    ordered.set(entities, all);
  }
  return all;
}

function isInOrder(entities: readonly { readonly id: string }[]): boolean {
  for (let index = 1; index < entities.length; index++) if (entities[index]!.id < entities[index - 1]!.id) return false;
  return true;
}

export function isEnded(state: InstanceState): boolean {
  return state.status === 'COMPLETED' || state.status === 'CANCELED';
}

export function isRunning(state: InstanceState): boolean {
  return state.status === 'PROCESSING' || state.status === 'EXCEPTION';
}

/** Returns the slots of a visit without removed ones. */
export function slotsOf(state: InstanceState, visit: string): Slot[] {
  return inCreationOrder(state.slots).filter((slot) => slot.visit === visit && slot.state !== 'removed');
}

export function openItemsOf(state: InstanceState, visit: string): WorkItem[] {
  return inCreationOrder(state.items).filter((item) => item.visit === visit && item.slot !== null && isOpen(item));
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

const visitsByActivity = new WeakMap<object, ReadonlyMap<string, readonly Visit[]>>();

/** Returns the visits of an activity, latest first. They are grouped once, because a decision asks for those of many activities. */
export function visitsOf(state: InstanceState, activity: string): readonly Visit[] {
  let grouped = visitsByActivity.get(state.visits);
  if (!grouped) visitsByActivity.set(state.visits, (grouped = groupByActivity(inCreationOrder(state.visits))));
  return grouped.get(activity) ?? [];
}

function groupByActivity(visits: readonly Visit[]): ReadonlyMap<string, readonly Visit[]> {
  const grouped = new Map<string, Visit[]>();
  for (const visit of visits) {
    const group = grouped.get(visit.activity);
    if (group) group.push(visit);
    else grouped.set(visit.activity, [visit]);
  }
  for (const group of grouped.values()) group.sort((a, b) => b.round - a.round);
  return grouped;
}

/** Returns the rounds that count towards the limit: a draft starts again at zero. */
export function roundsUsed(state: InstanceState, activity: string): number {
  return visitsOf(state, activity).filter((visit) => visit.pass >= state.draftedPass).length;
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
export function awaitedChildren(state: InstanceState, visit: string): Child[] {
  return childrenOf(state, visit).filter((child) => child.awaited && (child.state === 'running' || child.state === 'failed'));
}

/** Returns all children that a visit started, in order. */
export function childrenOf(state: InstanceState, visit: string): Child[] {
  return inCreationOrder(state.children ?? {}).filter((child) => child.visit === visit);
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
