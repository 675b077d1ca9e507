import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isTransient } from './database-error.ts';

const attempts = 5;

/**
 * Runs `work` in one transaction (read committed). After a deadlock or a serialization failure the whole of it runs again,
 * at most five times, so it may touch nothing but the transaction.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
}
