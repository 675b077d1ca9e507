import type { ActivityOf } from '@inkstone/schema';
import { isHuman, type DefinitionIndex } from '../definition-index.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { isSlotItem } from '../state/instance-query.ts';
import type { InstanceState, Trail, Visit } from '../state/instance-state.ts';

interface Instance {
  readonly index: DefinitionIndex;
  readonly state: InstanceState;
}

/** Activities whose people can be appointed; a `start` always belongs to the initiator. */
export type StaffedActivity = ActivityOf<'approve'> | ActivityOf<'handle'>;

export function staffedActivity(index: DefinitionIndex, code: string): StaffedActivity | null {
  const activity = index.activities.get(code);
  return isHuman(activity) && activity.kind !== 'start' ? activity : null;
}

/** Whether the initiator may be asked at the activity. */
export function admitsInitiator(activity: StaffedActivity): boolean {
  return initiatorRule(activity) === 'allow';
}

/** Returns the rule for an initiator among the participants; work may always be done by the initiator. */
export function initiatorRule(activity: StaffedActivity): ActivityOf<'approve'>['whenInitiator'] {
  return activity.kind === 'approve' ? activity.whenInitiator : 'allow';
}

/** Returns the open visits of an activity: one, or one for each running branch that reached it. */
export function openVisitsOf(state: InstanceState, activity: string): Visit[] {
  return inCreationOrder(state.visits).filter((visit) => visit.activity === activity && visit.status === 'open');
}

/**
 * Whether the person acted in the activity directly before a visit. The `start` does not count: initiators do not choose who decides about
 * their request.
 */
export function handledBefore({ index, state }: Instance, visit: Visit, person: string): boolean {
  const start = index.start?.code;
  const token = state.tokens[visit.token];
  const last = lastActivities(token?.trail ?? []);
  return inCreationOrder(state.items).some(
    (item) =>
      last.includes(item.activity) &&
      item.activity !== start &&
      item.holder === person &&
      item.state === 'done' &&
      isSlotItem(item) &&
      item.pass === visit.pass,
  );
}

/** Returns the activity at the end of a trail; after a block those at the ends of its branches. */
function lastActivities(trail: Trail): string[] {
  const step = trail.at(-1);
  if (!step) return [];
  return step.kind === 'activity' ? [step.activity] : Object.values(step.branches).flatMap((arrival) => lastActivities(arrival.trail));
}
