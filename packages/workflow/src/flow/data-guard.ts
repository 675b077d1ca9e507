import type { Activity } from '@inkstone/schema';
import { inCreationOrder } from '../state/entity-views.ts';
import type { ReturnPoint, Token, TrailStep } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { isShown } from './shown-field.ts';

/** The activity at which a direct return has to stop, and for which fields. */
export interface Replay {
  /** The activity, or the split of the finished block, to run again. */
  readonly activity: string;
  /** Position of the step in the trail of the return point. */
  readonly position: number;
  readonly fields: readonly string[];
}

/**
 * A direct resubmit skips the activities between the returned one and the one that returned it. When one of them showed a field that has
 * changed since, the flow continues at the earliest such activity (workflow design, section 2, "after reject, resubmit").
 */
export function findReplay(context: DecisionContext, token: Token, { activity, visit, trail }: ReturnPoint): Replay | null {
  const rejecting = context.index.activities.get(activity);
  const item = inCreationOrder(context.state.items).find((each) => each.visit === visit && each.result === 'rejected');
  const from = trail.findIndex((step) => step.kind === 'activity' && step.activity === token.activity);
  const skipped = from < 0 ? [] : trail.slice(from + 1);
  if (!item || skipped.length === 0 || !(rejecting && 'dataGuard' in rejecting && rejecting.dataGuard)) return null;

  const [answer] = context.ask([{ key: `changed-since:${item.id}`, kind: 'changed-since', item: item.id }]);
  const changed = answer?.kind === 'fields' ? answer.fields : [];
  for (const [index, step] of skipped.entries()) {
    const activities = activitiesOf(context, step);
    const fields = changed.filter((field) => activities.some((each) => isShown(each, field)));
    if (fields.length > 0) return { activity: step.kind === 'activity' ? step.activity : step.split, position: from + 1 + index, fields };
  }
  return null;
}

function activitiesOf(context: DecisionContext, step: TrailStep): Activity[] {
  if (step.kind === 'activity') return [context.index.activities.get(step.activity)].flatMap((each) => each ?? []);
  return Object.values(step.branches).flatMap((branch) => branch.trail.flatMap((each) => activitiesOf(context, each)));
}
