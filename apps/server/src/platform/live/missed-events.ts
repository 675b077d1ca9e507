/** How long it is remembered when people had events, in milliseconds; who has loaded earlier reloads. */
const memory = 60_000;

/** When people last had events, to tell those who begin to listen whether they have missed one. */
export interface MissedEvents {
  note(person: string): void;
  /** Anybody may have had an event. */
  noteAll(): void;
  /** Whether the person may have had an event within the last `age` milliseconds. */
  mayConcern(person: string, age: number): boolean;
}

export function createMissedEvents(now: () => number = () => performance.now()): MissedEvents {
  const last = new Map<string, number>();
  let lastOfAll = now();
  let tidiedAt = now();

  function tidy(): void {
    if (now() - tidiedAt < memory) return;
    tidiedAt = now();
    for (const [person, at] of last) if (at < tidiedAt - memory) last.delete(person);
  }
  return {
    note(person) {
      last.set(person, now());
      tidy();
    },
    noteAll() {
      lastOfAll = now();
    },
    mayConcern(person, age) {
      const since = now() - age;
      return age > memory || since <= lastOfAll || since <= (last.get(person) ?? -Infinity);
    },
  };
}
