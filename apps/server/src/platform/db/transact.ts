import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isTransient } from './database-error.ts';
import { writeWhatStays } from './what-stays.ts';

const attempts = 5;

const endings = new WeakMap<Trx, (() => void)[]>();

/**
 * Runs `work` in one transaction (read committed). After a deadlock or a serialization failure the whole of it runs again,
 * at most five times, so it may touch nothing but the transaction.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(db, work);
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) {
        await writeWhatStays(db, error);
        throw error;
      }
      await pause(Math.random() * 20 * attempt);
    }
  }
}

async function transactOnce<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const ending: (() => void)[] = [];
  try {
    return await db.transaction().execute((trx) => {
      endings.set(trx, ending);
      return work(trx);
    });
  } finally {
    for (const end of ending) end();
  }
}

/** Runs `end` as soon as the transaction, one of `transact`, was committed or rolled back, before anybody hears of it. */
export function whenEnded(trx: Trx, end: () => void): void {
  const ending = endings.get(trx);
  if (!ending) throw new Error('This transaction was not begun by transact');
  ending.push(end);
}
