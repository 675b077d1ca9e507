import type { InstanceState } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { LatestState, StateSegment } from '../../../platform/db/tables/workflow.ts';
import { refuse } from '../../../platform/http/refusal.ts';

const growing = ['forks', 'visits', 'slots', 'items', 'involvements'] as const satisfies readonly (keyof StateSegment)[];

/** A state is set aside in a segment when what is newer than the segments before has grown to this many characters. */
const mostLatest = 8192;

/** A state as it was loaded; `setAside` is the part of it that segments hold already. */
export interface AssembledState {
  readonly state: InstanceState;
  readonly setAside: StateSegment | null;
}

/** What of a state is written: the latest part, and sometimes a new segment. */
export interface SplitState {
  readonly latest: LatestState;
  readonly segment: StateSegment | null;
}

/** Returns the state of an instance: its segments from the first to the last, and over them what is newer. */
export function assembleState(latest: LatestState, segments: readonly StateSegment[]): AssembledState {
  const setAside = segments.length === 0 ? null : segments.reduce(merged);
  return { state: { ...latest, ...(setAside ? merged(setAside, partOf(latest)) : partOf(latest)) }, setAside };
}

/** The opposite: what of the state has changed since it was set aside, as long as it is small; otherwise all of that becomes a segment. */
export function splitState(state: InstanceState, setAside: StateSegment | null): SplitState {
  const newer = setAside ? newerThan(setAside, state) : partOf(state);
  const isLarge = JSON.stringify(newer).length > mostLatest;
  return isLarge ? { latest: { ...state, ...nothing }, segment: newer } : { latest: { ...state, ...newer }, segment: null };
}

/**
 * Reads the state of a row. Segments are never changed, so that those up to the number in the row fit it, however much later they are
 * read.
 */
export async function stateOf(
  executor: Executor,
  { id, state, segments }: { readonly id: string; readonly state: LatestState; readonly segments: number },
): Promise<AssembledState> {
  if (segments === 0) return assembleState(state, []);
  const found = await executor
    .selectFrom('instance_segments')
    .select('part')
    .where('instance_id', '=', id)
    .where('seq', '<=', segments)
    .orderBy('seq')
    .execute();
  // Removed for good meanwhile.
  if (found.length < segments) refuse('not-found');
  return assembleState(
    state,
    found.map(({ part }) => part),
  );
}

const nothing: StateSegment = { forks: {}, visits: {}, slots: {}, items: {}, involvements: {} };

function partOf({ forks = {}, visits = {}, slots = {}, items = {}, involvements = {} }: LatestState): StateSegment {
  return { forks, visits, slots, items, involvements };
}

function merged(earlier: StateSegment, later: StateSegment): StateSegment {
  return eachOf((name) => ({ ...earlier[name], ...later[name] }));
}

/** The engine keeps what it does not change, and never removes anything from these collections. */
function newerThan(setAside: StateSegment, state: InstanceState): StateSegment {
  return eachOf((name) => Object.fromEntries(Object.entries(state[name]).filter(([id, entity]) => setAside[name][id] !== entity)));
}

function eachOf(collection: (name: (typeof growing)[number]) => unknown): StateSegment {
  return Object.fromEntries(growing.map((name) => [name, collection(name)])) as unknown as StateSegment;
}
