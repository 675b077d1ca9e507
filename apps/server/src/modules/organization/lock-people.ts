import type { Trx } from '../../platform/db/database.ts';

/** Of two transactions that change something of the same people one waits for the other. */
export async function lockPeople(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
