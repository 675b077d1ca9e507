import type { PersonId } from '../command.ts';
import type { Turn } from '../turn.ts';
import type { StaffedActivity } from './open-visit.ts';
import { gatherSources } from './participants.ts';

/** Whoever is no administrator chooses only among those whom the activity itself would find. */
export function requireInScope(turn: Turn, activity: StaffedActivity, people: readonly PersonId[]): void {
  const found = gatherSources(turn, activity.code, activity.participants);
  const allowed = new Set(typeof found === 'string' ? [] : found.map(({ person }) => person));
  if (people.some((person) => !allowed.has(person))) turn.refuse('OutsideScope', { activity: activity.name });
}
