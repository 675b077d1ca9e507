import { isSplit } from '@inkstone/schema';
import { placesOf, type BlockPlace } from '../block.ts';
import type { DefinitionIndex } from '../definition-index.ts';
import { staffedActivity } from '../flow/open-visit.ts';
import type { Arrival, ReturnPoint, Trail, TrailStep } from '../instance-state.ts';

/** Lies an activity in just these branches, outermost first? */
export function liesIn(index: DefinitionIndex, activity: string, places: readonly BlockPlace[]): boolean {
  const found = placesOf(index.blocks, activity);
  return (
    index.activities.has(activity) &&
    found.length === places.length &&
    found.every((place, depth) => place.split === places[depth]!.split && place.branch === places[depth]!.branch)
  );
}

/** What of a way still leads somewhere in a version: steps it does not have, or has elsewhere, are left out. */
export function knownTrail(index: DefinitionIndex, trail: Trail, places: readonly BlockPlace[]): Trail {
  return trail.flatMap((step) => knownStep(index, step, places) ?? []);
}

function knownStep(index: DefinitionIndex, step: TrailStep, places: readonly BlockPlace[]): TrailStep | null {
  if (step.kind === 'activity') return liesIn(index, step.activity, places) ? step : null;
  if (!isSplit(index.activities.get(step.split)) || !index.joins.has(step.split) || !liesIn(index, step.split, places)) return null;
  const routes = new Set((index.routesFrom.get(step.split) ?? []).map(({ code }) => code));
  if (!Object.keys(step.branches).every((branch) => routes.has(branch))) return null;
  return { ...step, branches: knownArrivals(index, step.split, step.branches, places) };
}

/** The same of what branches brought to their join. */
export function knownArrivals(
  index: DefinitionIndex,
  split: string,
  arrivals: Readonly<Record<string, Arrival>>,
  places: readonly BlockPlace[],
): Record<string, Arrival> {
  return Object.fromEntries(
    Object.entries(arrivals).map(([branch, arrival]) => [
      branch,
      { ...arrival, trail: knownTrail(index, arrival.trail, [...places, { split, branch }]) },
    ]),
  );
}

/** Ways straight back that still lead to people. */
export function knownReturns(index: DefinitionIndex, returns: readonly ReturnPoint[], places: readonly BlockPlace[]): ReturnPoint[] {
  return returns.flatMap((point) =>
    staffedActivity(index, point.activity) && liesIn(index, point.activity, places)
      ? [{ ...point, trail: knownTrail(index, point.trail, places) }]
      : [],
  );
}
