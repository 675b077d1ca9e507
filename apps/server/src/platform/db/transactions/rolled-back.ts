import type { Db, Trx } from '../database.ts';
import { isTransient } from '../database-error.ts';
import { transact } from './transact.ts';

/**
 * Returns the result of `work` and rolls back everything that it wrote. What it throws is thrown again after the rollback, without the
 * writes that were registered for it (`writeAfterRollback`). Repeated as `transact` repeats.
 */
export async function rolledBack<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const end = await transact(db, async (trx) => {
    throw await work(trx).then(
      (result) => new Rollback(() => result),
      (error: unknown) => {
        if (isTransient(error)) throw error;
        return new Rollback(() => {
          throw error;
        });
      },
    );
  }).catch((error: unknown) => {
    if (error instanceof Rollback) return error as Rollback<T>;
    throw error;
  });
  return end.outcome();
}

/** Thrown to roll back a transaction whose work has ended. */
class Rollback<T> {
  /** Returns or throws what the work did. */
  readonly outcome: () => T;

  constructor(outcome: () => T) {
    this.outcome = outcome;
  }
}
