import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';

/** Nobody is found under what is no id, as under an unknown one: refuses with `PersonInactive`. */
export function requirePeopleIds(people: readonly string[]): readonly string[] {
  if (!people.every(isId)) refuse('PersonInactive');
  return people;
}
