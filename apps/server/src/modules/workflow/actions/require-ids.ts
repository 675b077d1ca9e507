import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';

/** Nobody is found under what is no id, as under an unknown one. */
export function requireIds(people: readonly string[]): void {
  if (!people.every(isId)) refuse('PersonInactive');
}
