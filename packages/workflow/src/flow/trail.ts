import type { Trail, TrailStep } from '../instance-state.ts';

/** The trail with one more step at its end; an earlier pass of the same place is forgotten, so loops do not make it grow. */
export function withStep(trail: Trail, step: TrailStep): Trail {
  return [...trail.filter((each) => placeOf(each) !== placeOf(step)), step];
}

function placeOf(step: TrailStep): string {
  return step.kind === 'activity' ? step.activity : step.split;
}

/** Does the way contain the activity, at its own level or inside of a block? */
function passes(trail: Trail, activity: string): boolean {
  return trail.some((step) =>
    step.kind === 'activity' ? step.activity === activity : Object.values(step.branches).some((arrival) => passes(arrival.trail, activity)),
  );
}

/** Position of the step that is the activity, or the block that contains it; -1 when the trail does not pass it. */
export function stepWith(trail: Trail, activity: string): number {
  return trail.findIndex((step) => passes([step], activity));
}
