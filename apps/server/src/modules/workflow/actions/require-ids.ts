import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';

/** A text that is not an id is refused like an unknown id. */
export function requireIds(people: readonly string[]): void {
  if (!people.every(isId)) refuse('PersonInactive');
}
