import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { PersonChange } from './person-change.ts';

/** A person with the properties that can be changed. */
export type StoredPerson = { readonly [Property in keyof PersonChange]-?: Exclude<PersonChange[Property], undefined> } & {
  readonly id: string;
  readonly name: string;
  readonly departmentIds: readonly string[];
  readonly revision: number;
  readonly fieldSources: Readonly<Record<string, string>>;
};

export function storedPeople(executor: Executor) {
  return executor
    .selectFrom('people')
    .select([
      'id',
      'account',
      'name',
      'name_i18n',
      'title',
      'employee_number as employeeNumber',
      'email',
      'phone',
      'locale',
      'manager_id as managerId',
      sql<string | null>`entered_on::text`.as('enteredOn'),
      sql<string | null>`left_on::text`.as('leftOn'),
      'is_admin as isAdmin',
      'is_app_admin as isAppAdmin',
      'active',
      'revision',
      'field_sources as fieldSources',
      sql<string[]>`array(select department_id::text from memberships where person_id = people.id order by sort)`.as('departmentIds'),
    ]);
}

/** Returns the people that the caller has seen, in the given order. Refuses with `not-found`, and with `conflict` when one has changed since. */
export async function seenPeople(trx: Trx, seen: readonly { id: string; revision: number }[]): Promise<readonly StoredPerson[]> {
  const stored = await lockedPeople(
    trx,
    seen.map(({ id }) => id),
  );
  return seen.map(({ id, revision }) => {
    const person = stored.get(id) ?? refuse('not-found');
    if (person.revision !== revision) refuse('conflict');
    return person;
  });
}

/** Returns people by id, locked for a change. */
export async function lockedPeople(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, StoredPerson>> {
  const rows = await storedPeople(trx).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The properties of a change that differ from what is stored. */
export function differences(stored: StoredPerson | null, change: PersonChange): PersonChange {
  if (stored === null) return change;
  const entries = Object.entries(change).filter(
    ([property, value]) => value !== undefined && !isDeepStrictEqual(value, stored[property as keyof PersonChange]),
  );
  return Object.fromEntries(entries);
}
