import type { Group, Replica } from '@inkstone/design';

/** Groups that are kept, and the revision on which the first was made. */
interface KeptGroups {
  /** The revision on which the groups were made. */
  readonly revision: number;
  readonly groups: readonly Group[];
}

interface Entry extends KeptGroups {
  /** When it was last written. */
  readonly at: number;
}

/** Groups that the server has not confirmed, kept in the browser until it has. */
export interface PendingStore {
  keep(replica: Pick<Replica, 'revision' | 'pending'>): void;
  /** What this page, and pages that are gone, could not save. */
  read(): KeptGroups;
  /** Takes over what was read: from here on it is kept with the page's own groups. */
  adopt(replica: Pick<Replica, 'revision' | 'pending'>): void;
}

/** A page writes its entry at each change; one that has not for this long is gone. */
const goneAfterMilliseconds = 60_000;

/** Entries are told apart by person, application and page, so that two windows do not take each other's. */
export function createPendingStore(
  { personId, appCode, page }: { readonly personId: string; readonly appCode: string; readonly page: string },
  { storage, now }: { readonly storage: Storage; readonly now: () => number } = { storage: localStorage, now: Date.now },
): PendingStore {
  const prefix = `inkstone.design.${personId}.${appCode}.`;
  const own = prefix + page;
  let found: readonly string[] = [];
  const keep: PendingStore['keep'] = ({ revision, pending }) => {
    if (pending.length === 0) storage.removeItem(own);
    else storage.setItem(own, JSON.stringify({ revision, groups: pending, at: now() } satisfies Entry));
  };
  const entryAt = (key: string) => JSON.parse(storage.getItem(key)!) as Entry;
  return {
    keep,
    read() {
      const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
      found = keys.filter((key) => key === own || now() - entryAt(key).at >= goneAfterMilliseconds);
      const entries = found.map(entryAt);
      const revision = Math.min(...entries.map((entry) => entry.revision), Number.MAX_SAFE_INTEGER);
      return { revision, groups: entries.flatMap(({ groups }) => groups) };
    },
    adopt(replica) {
      keep(replica);
      for (const key of found) if (key !== own) storage.removeItem(key);
    },
  };
}

/** Names this page; a reload keeps it, a second window has another one. */
export function pageName(storage: Storage = sessionStorage): string {
  const known = storage.getItem('inkstone.design.page');
  if (known) return known;
  const name = Math.random().toString(36).slice(2, 10);
  storage.setItem('inkstone.design.page', name);
  return name;
}
