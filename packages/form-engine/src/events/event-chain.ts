import type { EventRun } from '@inkstone/schema';

/** Maximum rounds of events that trigger each other; more are treated as a cycle (architecture, section 5). */
export const maxChainLength = 10;

/**
 * All events that one edit triggers, including those triggered by later responses. No event runs more than ten times, and none more than
 * ten rounds after the edit; so the chain ends however events trigger each other.
 */
export class EventChain {
  private readonly counts = new Map<string, number>();

  /** May the event run once more, in this round after the edit? */
  allows({ path, event }: EventRun, round: number): boolean {
    const key = `${path} ${event}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return round < maxChainLength && count <= maxChainLength;
  }
}
