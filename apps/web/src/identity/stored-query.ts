/** How long a query is kept while the user is away. */
const keptMinutes = 30;

/** Stores a query string for this tab, with the time (runtime specification, section 2, point 9). */
export function keepQuery(query: URLSearchParams, storage: Storage = sessionStorage, now: number = Date.now()): void {
  for (const key of keysOf(storage)) if (now - Number(key) > keptMinutes * 60_000) storage.removeItem(key);
  let key = now;
  while (storage.getItem(String(key)) !== null) key += 1;
  storage.setItem(String(key), query.toString());
}

/** Removes and returns the stored query that has this parameter; null where this tab stored none. */
export function takeQuery(name: string, value: string, storage: Storage = sessionStorage): URLSearchParams | null {
  for (const key of keysOf(storage)) {
    const query = new URLSearchParams(storage.getItem(key) ?? '');
    if (query.get(name) !== value) continue;
    storage.removeItem(key);
    return query;
  }
  return null;
}

const keysOf = (storage: Storage): string[] => Object.keys(storage).filter((key) => /^\d{13}$/.test(key));
