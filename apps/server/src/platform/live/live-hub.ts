import type { LiveEvent } from '@inkstone/api';
import { createMissedEvents } from './missed-events.ts';
import { workingCopySubject, type Watch } from './watch.ts';
import { createWatches } from './watches.ts';

export interface LiveSubscriber {
  readonly personId: string;
  send(event: LiveEvent): void;
  /** Ends the stream, because the person may no longer listen or the server stops. */
  end(): void;
  /** Checks again whether the person may listen; ends the stream otherwise. */
  recheck(): void;
}

/** The open streams of this process, by person. */
export interface LiveHub {
  /**
   * Returns a function that removes the subscriber. What it shows was loaded up to `age` milliseconds ago: if it may have missed an event
   * since then, it is told to reload.
   */
  join(subscriber: LiveSubscriber, age: number): () => void;
  deliver(people: readonly string[], event: LiveEvent): void;
  /** Sends the events of this subject to the person too, until their last stream ends. */
  watch(watch: Watch): void;
  /** Notes that events were not delivered, because nobody listened. */
  skip(): void;
  /** Tells all clients to reload, because events may have been missed. */
  resync(): void;
  recheck(): void;
  isEmpty(): boolean;
  close(): void;
}

export function createLiveHub(): LiveHub {
  const byPerson = new Map<string, Set<LiveSubscriber>>();
  const watches = createWatches();
  const missed = createMissedEvents();
  const all = () => [...byPerson.values()].flatMap((subscribers) => [...subscribers]);
  return {
    join(subscriber, age) {
      if (missed.mayConcern(subscriber.personId, age)) subscriber.send({ kind: 'resync' });
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
      const subject = subjectOf(event);
      const watching = subject === null ? [] : watches.peopleAt(subject);
      for (const person of new Set([...people, ...watching])) {
        missed.note(person);
        byPerson.get(person)?.forEach((subscriber) => subscriber.send(event));
      }
    },
    skip: () => missed.noteAll(),
    watch: (watch) => watches.add(watch),
    resync() {
      missed.noteAll();
      all().forEach((subscriber) => subscriber.send({ kind: 'resync' }));
    },
    recheck: () => all().forEach((subscriber) => subscriber.recheck()),
    isEmpty: () => byPerson.size === 0,
    close: () => all().forEach((subscriber) => subscriber.end()),
  };
}

/** What people watch who receive the event without being named in it. */
function subjectOf(event: LiveEvent): string | null {
  switch (event.kind) {
    case 'instance-changed':
      return event.workflowInstanceId;
    case 'working-copy-changed':
    case 'designer-present':
      return workingCopySubject(event.appCode);
    default:
      return null;
  }
}
