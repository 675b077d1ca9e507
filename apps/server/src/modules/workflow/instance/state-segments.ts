import { LRUCache } from 'lru-cache';
import type { InstanceState } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { runFragment, sqlFragment } from '../../../platform/db/statements/fragment.ts';
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
  const setAside = segments.length === 0 ? null : merged(segments);
  return { state: { ...latest, ...(setAside ? merged([setAside, partOf(latest)]) : partOf(latest)) }, setAside };
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
  const known = read.get(id) ?? [];
  const marks = known.map(({ mark }) => mark);
  const { rows } = await runFragment<{ mark: string; part: StateSegment | null }>(
    executor,
    sqlFragment`
      select mark, case when mark = (${marks}::text[])[seq] then null else part end as part
      from instance_segments, concat_ws(' ', instance_segments.xmin, current_database(), pg_postmaster_start_time()) as mark
      where instance_id = ${id}::uuid and seq <= ${segments}::integer order by seq`,
  );
  // Removed for good meanwhile.
  if (rows.length < segments) refuse('not-found');
  const found = rows.map(({ mark, part }, index) => ({ mark, part: part ?? known[index]!.part }));
  if (found.length > known.length || rows.some(({ part }) => part !== null)) read.set(id, found);
  return assembleState(
    state,
    found.map(({ part }) => part),
  );
}

interface ReadSegment {
  /**
   * The transaction that wrote it: what stands in its place after that was rolled back has another one. Their numbers begin again in another
   * database and perhaps after a start, when a backup was restored.
   */
  readonly mark: string;
  readonly part: StateSegment;
}

/** The segments that were read last, by instance: reading and parsing them was half of what a late decision took more than an early one. */
const read = new LRUCache<string, readonly ReadSegment[]>({ maxSize: 400, sizeCalculation: (segments) => segments.length });

const nothing: StateSegment = { forks: {}, visits: {}, slots: {}, items: {}, involvements: {} };

function partOf({ forks = {}, visits = {}, slots = {}, items = {}, involvements = {} }: LatestState): StateSegment {
  return { forks, visits, slots, items, involvements };
}

/** All at once: one after the other would copy what the earlier ones hold as often as there are later ones. */
function merged(parts: readonly StateSegment[]): StateSegment {
  return eachOf((name) => Object.assign({}, ...parts.map((part) => part[name])) as object);
}

/** The engine keeps what it does not change, and never removes anything from these collections. */
function newerThan(setAside: StateSegment, state: InstanceState): StateSegment {
  return eachOf((name) => Object.fromEntries(Object.entries(state[name]).filter(([id, entity]) => setAside[name][id] !== entity)));
}

function eachOf(collection: (name: (typeof growing)[number]) => unknown): StateSegment {
  return Object.fromEntries(growing.map((name) => [name, collection(name)])) as unknown as StateSegment;
}
