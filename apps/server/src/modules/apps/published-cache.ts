import { LRUCache } from 'lru-cache';
import type { Db, Executor, Trx } from '../../platform/db/database.ts';
import { NotifiedValues, type NotifiedCache } from '../../platform/db/notified-values.ts';

/** The channel of the notifications that triggers on the current versions and menus send. */
export const publishedChannel = 'inkstone_published';

const current = new NotifiedValues();
// By the adapter, which a database shares with its transactions: one process may have several databases.
const versions = new WeakMap<object, LRUCache<string, object | string>>();

/** From here to its end the transaction bypasses the cache; when it has ended, this process reloads. */
export function markPublishing(trx: Trx): void {
  current.change(trx);
}

/** Reloads what is current: something newer was seen than this process had been told. */
export function forgetCurrent(): void {
  current.forget();
}

/** Caches immutable values. Missing values are not cached, because they may be created later. */
export async function cacheImmutable<T extends object | string>(
  executor: Executor,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  if (current.isChanging(executor)) return read();
  const { adapter } = executor.getExecutor();
  const known = versions.get(adapter) ?? new LRUCache({ max: 5_000 });
  versions.set(adapter, known);
  const found = known.get(key);
  if (found !== undefined) return found as T;
  const value = await read();
  if (value !== null) known.set(key, value);
  return value;
}

/** Caches values until the next publishing. Only for a database whose notifications this process receives. */
export function cacheCurrent<T extends object | string>(executor: Executor, key: string, read: () => Promise<T | null>): Promise<T | null> {
  return current.read(executor, key, read);
}

/** Listens to the publishing notifications of the database. */
export function publishedCache(db: Db): NotifiedCache {
  return current.listen(db);
}
