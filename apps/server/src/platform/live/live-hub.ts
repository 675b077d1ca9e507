import type { LiveEvent } from '@inkstone/api';

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
  /** Something may have been missed: everybody asks for everything again. */
  resync(): void;
  recheck(): void;
  isEmpty(): boolean;
  close(): void;
}

export function createLiveHub(): LiveHub {
  const byPerson = new Map<string, Set<LiveSubscriber>>();
  const all = () => [...byPerson.values()].flatMap((subscribers) => [...subscribers]);
  return {
    join(subscriber) {
      const subscribers = byPerson.get(subscriber.personId) ?? new Set();
      byPerson.set(subscriber.personId, subscribers.add(subscriber));
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && byPerson.get(subscriber.personId) === subscribers) byPerson.delete(subscriber.personId);
      };
    },
    deliver(people, event) {
      for (const person of people) byPerson.get(person)?.forEach((subscriber) => subscriber.send(event));
    },
    resync: () => all().forEach((subscriber) => subscriber.send({ kind: 'resync' })),
    recheck: () => all().forEach((subscriber) => subscriber.recheck()),
    isEmpty: () => byPerson.size === 0,
    close: () => all().forEach((subscriber) => subscriber.end()),
  };
}
