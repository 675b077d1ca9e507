import type { Activity } from '@inkstone/schema';
import { inOrder } from '../instance-query.ts';
import type { ReturnPoint, Token, TrailStep } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { isShown } from './shown-field.ts';

/** Where a direct way back has to stop, and for which fields. */
export interface Replay {
  /** The activity, or the split of the finished block, to run again. */
  readonly activity: string;
  /** Of the step in the trail of the return point. */
  readonly position: number;
  readonly fields: readonly string[];
}

/**
 * What lies between the returned activity and the one that returned it is skipped by a direct resubmit, unless one of those activities
 * showed a field that was changed since: then the earliest of them (workflow design, section 2, "after reject, resubmit").
 */
export function findReplay(turn: Turn, token: Token, { activity, visit, trail }: ReturnPoint): Replay | null {
  const rejecting = turn.index.activities.get(activity);
  const item = inOrder(turn.state.items).find((each) => each.visit === visit && each.result === 'rejected');
  const from = trail.findIndex((step) => step.kind === 'activity' && step.activity === token.activity);
  const skipped = from < 0 ? [] : trail.slice(from + 1);
  if (!item || skipped.length === 0 || !(rejecting && 'dataGuard' in rejecting && rejecting.dataGuard)) return null;

  const [answer] = turn.ask([{ key: `changed-since:${item.id}`, kind: 'changed-since', item: item.id }]);
  const changed = answer?.kind === 'fields' ? answer.fields : [];
  for (const [index, step] of skipped.entries()) {
    const activities = activitiesOf(turn, step);
    const fields = changed.filter((field) => activities.some((each) => isShown(each, field)));
    if (fields.length > 0) return { activity: step.kind === 'activity' ? step.activity : step.split, position: from + 1 + index, fields };
  }
  return null;
}

function activitiesOf(turn: Turn, step: TrailStep): Activity[] {
  if (step.kind === 'activity') return [turn.index.activities.get(step.activity)].flatMap((each) => each ?? []);
  return Object.values(step.branches).flatMap((branch) => branch.trail.flatMap((each) => activitiesOf(turn, each)));
}
