import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isOutOfTime } from '../../platform/db/database-error.ts';

/** Returns the result of `read`; null when one of its statements exceeds the time limit. */
export async function withinTime<T>(db: Db, milliseconds: number, read: (trx: Trx) => Promise<T>): Promise<T | null> {
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
        return read(trx);
      });
  } catch (error) {
    if (isOutOfTime(error)) return null;
    throw error;
  }
}
