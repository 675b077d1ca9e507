import type { LiveEvent } from '@inkstone/api';
import type { Watch } from './watch.ts';
import { createWatches } from './watches.ts';

export interface LiveSubscriber {
  readonly personId: string;
  send(event: LiveEvent): void;
  /** Ends the stream: the person may no longer see it, or the server stops. */
  end(): void;
  /** Asks again whether the person may still listen. */
  recheck(): void;
}

/** The open streams of this process, by person. */
export interface LiveHub {
  /** Answers how to leave. */
  join(subscriber: LiveSubscriber): () => void;
  deliver(people: readonly string[], event: LiveEvent): void;
  /** Somebody hears of this instance as well, as long as they listen. */
  watch(watch: Watch): void;
  /** Something may have been missed: everybody asks for everything again. */
  resync(): void;
  recheck(): void;
  isEmpty(): boolean;
  close(): void;
}

export function createLiveHub(): LiveHub {
  const byPerson = new Map<string, Set<LiveSubscriber>>();
  const watches = createWatches();
  const all = () => [...byPerson.values()].flatMap((subscribers) => [...subscribers]);
  return {
    join(subscriber) {
      const subscribers = byPerson.get(subscriber.personId) ?? new Set();
      byPerson.set(subscriber.personId, subscribers.add(subscriber));
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0 || byPerson.get(subscriber.personId) !== subscribers) return;
        byPerson.delete(subscriber.personId);
        watches.forget(subscriber.personId);
      };
    },
    deliver(people, event) {
      const watching = event.kind === 'instance-changed' ? watches.peopleAt(event.workflowInstanceId) : [];
      for (const person of new Set([...people, ...watching])) byPerson.get(person)?.forEach((subscriber) => subscriber.send(event));
    },
    watch: (watch) => watches.add(watch),
    resync: () => all().forEach((subscriber) => subscriber.send({ kind: 'resync' })),
    recheck: () => all().forEach((subscriber) => subscriber.recheck()),
    isEmpty: () => byPerson.size === 0,
    close: () => all().forEach((subscriber) => subscriber.end()),
  };
}
