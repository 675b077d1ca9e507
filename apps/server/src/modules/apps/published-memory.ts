import { LRUCache } from 'lru-cache';
import type { Db, Executor, Trx } from '../../platform/db/database.ts';
import { whenEnded } from '../../platform/db/transact.ts';
import type { Memory } from '../../platform/live/live.ts';

/** The triggers on the current versions and on the menus notify here. */
export const publishedChannel = 'inkstone_published';

interface Known {
  readonly versions: LRUCache<string, object | string>;
  readonly current: LRUCache<string, object | string>;
  isTold: boolean;
}

// By the adapter, which a database shares with its transactions: one process may have several databases.
const known = new WeakMap<object, Known>();
const publishing = new WeakSet<Executor>();
// Common to all databases: a publishing may have come over another pool to the same one.
let generation = 0;

function knownOf(executor: Executor): Known {
  const { adapter } = executor.getExecutor();
  const found = known.get(adapter) ?? { versions: new LRUCache({ max: 5_000 }), current: new LRUCache({ max: 5_000 }), isTold: false };
  known.set(adapter, found);
  return found;
}

/** From here to its end the transaction reads everything itself, and nobody remembers what it reads; after its end this process asks anew. */
export function willPublish(trx: Trx): void {
  publishing.add(trx);
  whenEnded(trx, () => (generation += 1));
}

/** What never changes once it is committed. What is not there may still come. */
export async function rememberForGood<T extends object | string>(
  executor: Executor,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  if (publishing.has(executor)) return read();
  const { versions } = knownOf(executor);
  const found = versions.get(key);
  if (found !== undefined) return found as T;
  const value = await read();
  if (value !== null) versions.set(key, value);
  return value;
}

/** What stays until something is published. Remembered only over a database whose notices this process hears. */
export async function rememberCurrent<T extends object | string>(
  executor: Executor,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const at = knownOf(executor);
  if (!at.isTold || publishing.has(executor)) return read();
  const before = generation;
  const stamped = `${before} ${key}`;
  const found = at.current.get(stamped);
  if (found !== undefined) return found as T;
  const value = await read();
  // What was published while it was being read may not be in it.
  if (value !== null && at.isTold && before === generation) at.current.set(stamped, value);
  return value;
}

/** To be told of what is published in the database. */
export function publishedMemory(db: Db): Memory {
  const at = knownOf(db);
  const forget = () => {
    generation += 1;
    at.current.clear();
  };
  return {
    forget,
    remember(on) {
      at.isTold = on;
      forget();
    },
  };
}
