import type { Watch } from './watch.ts';

/** A watch that was dropped is added again when the person next loads the subject. */
const maxWatches = 10_000;

/** The persons who view something without taking part in it; the oldest entries are dropped beyond the limit. */
export interface Watches {
  add(watch: Watch): void;
  peopleAt(subject: string): readonly string[];
  /** Removes the watches of a person whose last stream has ended. */
  forget(personId: string): void;
}

export function createWatches(limit = maxWatches): Watches {
  const kept = new Map<string, Watch>();
  const bySubject = new Map<string, Set<string>>();

  const remove = (key: string, { personId, subject }: Watch): void => {
    kept.delete(key);
    const people = bySubject.get(subject);
    people?.delete(personId);
    if (people?.size === 0) bySubject.delete(subject);
  };
  return {
    add(watch) {
      const key = `${watch.personId} ${watch.subject}`;
      kept.delete(key);
      kept.set(key, watch);
      bySubject.set(watch.subject, (bySubject.get(watch.subject) ?? new Set()).add(watch.personId));
      for (const [oldest, each] of kept) {
        if (kept.size <= limit) break;
        remove(oldest, each);
      }
    },
    peopleAt: (subject) => [...(bySubject.get(subject) ?? [])],
    forget(personId) {
      for (const [key, each] of kept) if (each.personId === personId) remove(key, each);
    },
  };
}
