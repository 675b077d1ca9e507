import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';

/** Refuses with `PersonInactive` where a text is not an id, as for an unknown id. */
export function requirePeopleIds(people: readonly string[]): readonly string[] {
  if (!people.every(isId)) refuse('PersonInactive');
  return people;
}
