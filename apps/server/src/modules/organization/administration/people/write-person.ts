import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';
import { makeNameKeys } from '../../name-keys/make-name-keys.ts';
import { columnsOf, type PersonChange } from './person-change.ts';

interface Changed {
  readonly id: string;
  readonly revision: number;
}

/** Writes a checked change of a person and increases their revision. */
export async function writePerson(trx: Trx, id: string, change: PersonChange): Promise<Changed> {
  const changed = await trx
    .updateTable('people')
    .set((eb) => ({ ...columnsOf(change), revision: eb('revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
  if (change.departmentIds) await setMemberships(trx, id, change.departmentIds);
  if (change.name !== undefined) await makeNameKeys(trx);
  return changed;
}

/** Replaces the departments of a person; the first one is the main department. */
export async function setMemberships(trx: Trx, personId: string, departmentIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('memberships').where('person_id', '=', personId).execute();
  await trx
    .insertInto('memberships')
    .values(departmentIds.map((department_id, sort) => ({ person_id: personId, department_id, sort })))
    .execute();
}
