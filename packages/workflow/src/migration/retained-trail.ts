import { isSplit } from '@inkstone/schema';
import { enclosingBranches, type EnclosingBranch } from '../block.ts';
import type { DefinitionIndex } from '../definition-index.ts';
import { staffedActivity } from '../flow/open-visit.ts';
import type { Arrival, ReturnPoint, Trail, TrailStep } from '../state/instance-state.ts';

/** Whether exactly these branches enclose an activity, outermost first. */
export function isEnclosedBy(index: DefinitionIndex, activity: string, enclosing: readonly EnclosingBranch[]): boolean {
  const found = enclosingBranches(index.blocks, activity);
  return (
    index.activities.has(activity) &&
    found.length === enclosing.length &&
    found.every(({ split, branch }, depth) => split === enclosing[depth]!.split && branch === enclosing[depth]!.branch)
  );
}

/** Returns the steps of a trail that a version still has at the same position. */
export function retainedTrail(index: DefinitionIndex, trail: Trail, enclosing: readonly EnclosingBranch[]): Trail {
  return trail.flatMap((step) => retainedStep(index, step, enclosing) ?? []);
}

function retainedStep(index: DefinitionIndex, step: TrailStep, enclosing: readonly EnclosingBranch[]): TrailStep | null {
  if (step.kind === 'activity') return isEnclosedBy(index, step.activity, enclosing) ? step : null;
  if (!isSplit(index.activities.get(step.split)) || !index.joins.has(step.split) || !isEnclosedBy(index, step.split, enclosing))
    return null;
  const routes = new Set((index.routesFrom.get(step.split) ?? []).map(({ code }) => code));
  if (!Object.keys(step.branches).every((branch) => routes.has(branch))) return null;
  return { ...step, branches: retainedArrivals(index, step.split, step.branches, enclosing) };
}

/** The same for the trails of branches that arrived at their join. */
export function retainedArrivals(
  index: DefinitionIndex,
  split: string,
  arrivals: Readonly<Record<string, Arrival>>,
  enclosing: readonly EnclosingBranch[],
): Record<string, Arrival> {
  return Object.fromEntries(
    Object.entries(arrivals).map(([branch, arrival]) => [
      branch,
      { ...arrival, trail: retainedTrail(index, arrival.trail, [...enclosing, { split, branch }]) },
    ]),
  );
}

/** Returns the return points that still lead to people. */
export function retainedReturns(
  index: DefinitionIndex,
  returns: readonly ReturnPoint[],
  enclosing: readonly EnclosingBranch[],
): ReturnPoint[] {
  return returns.flatMap((point) =>
    staffedActivity(index, point.activity) && isEnclosedBy(index, point.activity, enclosing)
      ? [{ ...point, trail: retainedTrail(index, point.trail, enclosing) }]
      : [],
  );
}
