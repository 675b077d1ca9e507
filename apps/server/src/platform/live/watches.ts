import type { Watch } from './watch.ts';

/** Whoever is forgotten here hears of the instance again as soon as they load it. */
const most = 10_000;

/** Who looks at which instance without taking part in it, the newest kept. */
export interface Watches {
  add(watch: Watch): void;
  peopleAt(workflowInstanceId: string): readonly string[];
  /** They left; coming back they ask for everything again. */
  forget(personId: string): void;
}

export function createWatches(limit = most): Watches {
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
