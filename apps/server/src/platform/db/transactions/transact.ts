import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Trx } from '../database.ts';
import { isTransient, ReadInconsistently } from '../database-error.ts';
import { runRollbackWrites } from './after-rollback.ts';

const attempts = 5;

const endHandlers = new WeakMap<Trx, (() => void)[]>();

/**
 * Runs `work` in one transaction (read committed). After a deadlock, a serialization failure or a lock that was not available in its time limit it is repeated, at most five times in all,
 * so `work` must have no effects outside of the transaction.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  let keepStill: ReadInconsistently['keepStill'] | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(db, async (trx) => {
        await keepStill?.(trx);
        return work(trx);
      });
    } catch (error) {
      if (error instanceof ReadInconsistently) keepStill = error.keepStill;
      if (!isTransient(error) || attempt === attempts) {
        await runRollbackWrites(db, error);
        throw error;
      }
      await pause(Math.random() * 20 * attempt);
    }
  }
}

async function transactOnce<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const handlers: (() => void)[] = [];
  try {
    return await db.transaction().execute((trx) => {
      endHandlers.set(trx, handlers);
      return work(trx);
    });
  } finally {
    for (const end of handlers) end();
  }
}

/** Calls `end` right after the commit or rollback of a transaction of `transact`, before `transact` returns. */
export function onTransactionEnd(trx: Trx, end: () => void): void {
  const handlers = endHandlers.get(trx);
  if (!handlers) throw new Error('This transaction was not begun by transact');
  handlers.push(end);
}
