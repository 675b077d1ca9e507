import type { Trail, TrailStep } from '../state/instance-state.ts';

/** Returns the trail with one more step; an earlier step for the same activity or block is dropped, so that loops do not make it grow. */
export function withStep(trail: Trail, step: TrailStep): Trail {
  return [...trail.filter((each) => codeOf(each) !== codeOf(step)), step];
}

function codeOf(step: TrailStep): string {
  return step.kind === 'activity' ? step.activity : step.split;
}

/** Whether the trail contains the activity, at its own level or inside a block. */
function passes(trail: Trail, activity: string): boolean {
  return trail.some((step) =>
    step.kind === 'activity' ? step.activity === activity : Object.values(step.branches).some((arrival) => passes(arrival.trail, activity)),
  );
}

/** Returns the position of the step that is the activity or the block that contains it; -1 when the trail does not contain it. */
export function stepWith(trail: Trail, activity: string): number {
  return trail.findIndex((step) => passes([step], activity));
}
