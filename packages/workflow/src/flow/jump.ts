import { placesOf, type BlockPlace } from '../block.ts';
import { inOrder } from '../instance-query.ts';
import type { CloseReason, Fork, Token, Trail } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { closeEverything, closeWithin, openFork } from './block-run.ts';
import { createToken } from './token-move.ts';

type Place = Pick<Token, 'fork' | 'branch'>;

/**
 * The flow goes on at an activity, whatever ran before: within the innermost block around it that is running, all else there
 * ends. A block that does not run is opened with the one branch that leads to the activity, and its join waits for that one only.
 */
export function jumpTo(turn: Turn, activity: string, reason: CloseReason): void {
  const places = placesOf(turn.index.blocks, activity);
  const running = runningForks(turn, places);
  let place: Place = { fork: null, branch: null };
  const innermost = running.at(-1);
  let trail: Trail;
  if (innermost) {
    const { branch } = places[running.length - 1]!;
    place = { fork: innermost.id, branch };
    trail = wayIn(turn, place);
    closeWithin(turn, innermost.id, reason, branch);
    if (innermost.arrivals[branch]) turn.emit({ type: 'branch-reopened', fork: innermost.id, branch });
  } else {
    trail = wayIn(turn, place);
    closeEverything(turn, reason);
  }
  for (const { split, branch } of places.slice(running.length)) {
    place = { fork: openFork(turn, { ...place, trail, outcome: null }, split, [branch]), branch };
    trail = [];
  }
  createToken(turn, { activity, ...place, outcome: null, trail });
}

/** The running blocks around the activity, outermost first; one whose other branches a failed vote ended is left and opened anew. */
function runningForks(turn: Turn, places: readonly BlockPlace[]): Fork[] {
  const found: Fork[] = [];
  let around: Place = { fork: null, branch: null };
  for (const { split, branch } of places) {
    const fork = inOrder(turn.state.forks).find(
      (each) => each.state === 'open' && each.split === split && each.fork === around.fork && each.branch === around.branch,
    );
    if (!fork?.branches.includes(branch) || (fork.collapsed && fork.arrivals[branch])) break;
    found.push(fork);
    around = { fork: fork.id, branch };
  }
  return found;
}

/** What was completed in a place so far, by whoever is there now or has arrived at its join. */
function wayIn({ state }: Turn, place: Place): Trail {
  const isHere = (each: Place): boolean => each.fork === place.fork && each.branch === place.branch;
  const token = inOrder(state.tokens).find(isHere);
  if (token) return token.trail;
  const inner = inOrder(state.forks).find((fork) => fork.state === 'open' && isHere(fork));
  if (inner) return inner.trail;
  const arrived = place.fork === null ? undefined : state.forks[place.fork]?.arrivals[place.branch!];
  return arrived?.trail ?? [];
}
