import { LRUCache } from 'lru-cache';
import type { Db, Executor, Trx } from './database.ts';
import { onTransactionEnd } from './transactions/transact.ts';

/** A cache of this process that is invalidated by notices of the database. */
export interface NotifiedCache {
  /** Clears the cache, because its data changed. */
  forget(): void;
  /** Turns the cache on or off: without notices of changes nothing may be cached. */
  remember(on: boolean): void;
}

interface Kept {
  readonly values: LRUCache<string, object | string>;
  isListening: boolean;
}

/**
 * Values that a process keeps until a notice of the database says that their data changed. The notice of another process comes right after
 * its commit; what this process changes itself is read again at once.
 */
export class NotifiedValues {
  // By the adapter, which a database shares with its transactions: one process may have several databases.
  readonly #kept = new WeakMap<object, Kept>();
  readonly #changing = new WeakSet<Executor>();
  // Shared by all databases: a change may come through another pool to the same database.
  #generation = 0;

  /**
   * Returns what `read` returns, which is kept unless it is null. Only a database whose notices this process receives keeps values, and a
   * transaction that changes them always reads.
   */
  async read<T extends object | string>(executor: Executor, key: string, read: () => Promise<T | null>): Promise<T | null> {
    const kept = this.#of(executor);
    if (!kept.isListening || this.isChanging(executor)) return read();
    const before = this.#generation;
    const stamped = `${before} ${key}`;
    const found = kept.values.get(stamped);
    if (found !== undefined) return found as T;
    const value = await read();
    // A value read during a change may be outdated.
    if (value !== null && kept.isListening && before === this.#generation) kept.values.set(stamped, value);
    return value;
  }

  /** Call it before a change: a transaction of `transact` reads until it ends, and then this process reads again. */
  change(executor: Executor): void {
    this.forget();
    if (!executor.isTransaction) return;
    this.#changing.add(executor);
    onTransactionEnd(executor as Trx, () => this.forget());
  }

  isChanging(executor: Executor): boolean {
    return this.#changing.has(executor);
  }

  /** Reads everything again: something newer was seen than this process had been told. */
  forget(): void {
    this.#generation += 1;
  }

  /** Keeps values of this database while its notices are received. */
  listen(db: Db): NotifiedCache {
    const kept = this.#of(db);
    const forget = (): void => {
      this.forget();
      kept.values.clear();
    };
    return {
      forget,
      remember(on) {
        kept.isListening = on;
        forget();
      },
    };
  }

  #of(executor: Executor): Kept {
    const { adapter } = executor.getExecutor();
    const found = this.#kept.get(adapter) ?? { values: new LRUCache({ max: 5_000 }), isListening: false };
    this.#kept.set(adapter, found);
    return found;
  }
}
