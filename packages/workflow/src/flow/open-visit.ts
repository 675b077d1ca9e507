import type { ActivityOf } from '@inkstone/schema';
import { isHuman, type DefinitionIndex } from '../definition-index.ts';
import { inOrder, isSlotItem } from '../instance-query.ts';
import type { InstanceState, Trail, Visit } from '../instance-state.ts';

interface Instance {
  readonly index: DefinitionIndex;
  readonly state: InstanceState;
}

/** Activities whose people can be chosen by hand; a `start` is always the initiator's. */
export type StaffedActivity = ActivityOf<'approve'> | ActivityOf<'handle'>;

export function staffedActivity(index: DefinitionIndex, code: string): StaffedActivity | null {
  const activity = index.activities.get(code);
  return isHuman(activity) && activity.kind !== 'start' ? activity : null;
}

/** May the initiator be asked at the activity? */
export function admitsInitiator(activity: StaffedActivity): boolean {
  return initiatorRule(activity) === 'allow';
}

/** What is done where the initiator would be asked; work is theirs as well as anybody's. */
export function initiatorRule(activity: StaffedActivity): ActivityOf<'approve'>['whenInitiator'] {
  return activity.kind === 'approve' ? activity.whenInitiator : 'allow';
}

/** The open visits of an activity: one, or one for each running branch that came to it. */
export function openVisitsOf(state: InstanceState, activity: string): Visit[] {
  return inOrder(state.visits).filter((visit) => visit.activity === activity && visit.status === 'open');
}

/**
 * Did the person act in the activity that led straight to a visit? Who starts an instance does not count: they do not choose who
 * decides about it.
 */
export function handledBefore({ index, state }: Instance, visit: Visit, person: string): boolean {
  const start = index.start?.code;
  const token = state.tokens[visit.token];
  const last = lastActivities(token?.trail ?? []);
  return inOrder(state.items).some(
    (item) =>
      last.includes(item.activity) &&
      item.activity !== start &&
      item.holder === person &&
      item.state === 'done' &&
      isSlotItem(item) &&
      item.pass === visit.pass,
  );
}

/** The activity at the end of a way; behind a block those at the ends of its branches. */
function lastActivities(trail: Trail): string[] {
  const step = trail.at(-1);
  if (!step) return [];
  return step.kind === 'activity' ? [step.activity] : Object.values(step.branches).flatMap((arrival) => lastActivities(arrival.trail));
}
