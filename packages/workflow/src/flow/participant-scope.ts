import type { PersonId } from '../state/command.ts';
import type { DecisionContext } from '../decision-context.ts';
import type { StaffedActivity } from './open-visit.ts';
import { gatherSources } from './participants.ts';

/** Refuses with `OutsideScope` when a person is not among those whom the activity itself would find. */
export function requireInScope(context: DecisionContext, activity: StaffedActivity, people: readonly PersonId[]): void {
  const found = gatherSources(context, activity.code, activity.participants);
  const allowed = new Set(typeof found === 'string' ? [] : found.map(({ person }) => person));
  if (people.some((person) => !allowed.has(person))) context.refuse('OutsideScope', { activity: activity.name });
}
