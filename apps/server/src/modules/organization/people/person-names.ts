import type { Executor } from '../../../platform/db/database.ts';
import { directory } from '../directory.ts';

export interface PersonName {
  readonly id: string;
  readonly name: string;
}

/** Returns the names of people, active or not. */
export async function personNames(executor: Executor, ids: readonly (string | null)[]): Promise<(id: string) => PersonName> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = wanted.length === 0 ? new Map<string, { readonly name: string }>() : await directory(executor).people(wanted);
  return (id) => ({ id, name: people.get(id)?.name ?? '' });
}
