import type { Watch } from './watch.ts';

/** A watch that was dropped is added again when the person next loads the instance. */
const maxWatches = 10_000;

/** The persons who view instances without taking part in them; the oldest entries are dropped beyond the limit. */
export interface Watches {
  add(watch: Watch): void;
  peopleAt(workflowInstanceId: string): readonly string[];
  /** Removes the watches of a person whose last stream has ended. */
  forget(personId: string): void;
}

export function createWatches(limit = maxWatches): Watches {
  const kept = new Map<string, Watch>();
  const byInstance = new Map<string, Set<string>>();

  const remove = (key: string, { personId, workflowInstanceId }: Watch): void => {
    kept.delete(key);
    const people = byInstance.get(workflowInstanceId);
    people?.delete(personId);
    if (people?.size === 0) byInstance.delete(workflowInstanceId);
  };
  return {
    add(watch) {
      const key = `${watch.personId} ${watch.workflowInstanceId}`;
      kept.delete(key);
      kept.set(key, watch);
      byInstance.set(watch.workflowInstanceId, (byInstance.get(watch.workflowInstanceId) ?? new Set()).add(watch.personId));
      for (const [oldest, each] of kept) {
        if (kept.size <= limit) break;
        remove(oldest, each);
      }
    },
    peopleAt: (workflowInstanceId) => [...(byInstance.get(workflowInstanceId) ?? [])],
    forget(personId) {
      for (const [key, each] of kept) if (each.personId === personId) remove(key, each);
    },
  };
}
