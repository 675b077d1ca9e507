import type { Trx } from '../../../platform/db/database.ts';

/** Locks people, so that transactions that change data of the same people are serialised. */
export async function lockPeople(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
