import { LRUCache } from 'lru-cache';
import type { Db, Executor, Trx } from '../../platform/db/database.ts';
import { onTransactionEnd } from '../../platform/db/transact.ts';
import type { NotifiedCache } from '../../platform/live/live.ts';

/** The channel of the notifications that triggers on the current versions and menus send. */
export const publishedChannel = 'inkstone_published';

interface Known {
  readonly versions: LRUCache<string, object | string>;
  readonly current: LRUCache<string, object | string>;
  isListening: boolean;
}

// By the adapter, which a database shares with its transactions: one process may have several databases.
const known = new WeakMap<object, Known>();
const publishing = new WeakSet<Executor>();
// Shared by all databases: a change may come through another pool to the same database.
let generation = 0;

function knownOf(executor: Executor): Known {
  const { adapter } = executor.getExecutor();
  const found = known.get(adapter) ?? { versions: new LRUCache({ max: 5_000 }), current: new LRUCache({ max: 5_000 }), isListening: false };
  known.set(adapter, found);
  return found;
}

/** From here to its end the transaction bypasses the cache; when it has ended, this process reloads. */
export function markPublishing(trx: Trx): void {
  publishing.add(trx);
  onTransactionEnd(trx, () => (generation += 1));
}

/** Reloads what is current: something newer was seen than this process had been told. */
export function forgetCurrent(): void {
  generation += 1;
}

/** Caches immutable values. Missing values are not cached, because they may be created later. */
export async function cacheImmutable<T extends object | string>(
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

/** Caches values until the next publishing. Only for a database whose notifications this process receives. */
export async function cacheCurrent<T extends object | string>(
  executor: Executor,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const at = knownOf(executor);
  if (!at.isListening || publishing.has(executor)) return read();
  const before = generation;
  const stamped = `${before} ${key}`;
  const found = at.current.get(stamped);
  if (found !== undefined) return found as T;
  const value = await read();
  // A value read during a publishing may be outdated.
  if (value !== null && at.isListening && before === generation) at.current.set(stamped, value);
  return value;
}

/** Listens to the publishing notifications of the database. */
export function publishedCache(db: Db): NotifiedCache {
  const at = knownOf(db);
  const forget = () => {
    generation += 1;
    at.current.clear();
  };
  return {
    forget,
    remember(on) {
      at.isListening = on;
      forget();
    },
  };
}
