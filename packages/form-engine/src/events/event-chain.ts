import type { EventRun } from '@inkstone/schema';

/** Rounds of events that set each other off; past them it is taken for a cycle (architecture, section 5). */
export const greatestChain = 10;

/**
 * All that one edit sets off, also what comes of answers later. Nothing in it runs more than ten times, and nothing that lies more than ten
 * rounds from the edit: so it ends, however events set each other off.
 */
export class EventChain {
  private readonly counts = new Map<string, number>();

  /** May it run once more, so many rounds from the edit? */
  admits({ path, event }: EventRun, round: number): boolean {
    const key = `${path} ${event}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return round < greatestChain && count <= greatestChain;
  }
}
