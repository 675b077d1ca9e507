import type { EventRun } from '@inkstone/schema';
import type { EventPlans } from '../plan/events/event-plan.ts';

/** Triggered events that have not run yet, each once. */
export class RunQueue {
  private runs = new Map<string, EventRun>();

  get size(): number {
    return this.runs.size;
  }

  /** Adds the event if the control declares it. */
  add(events: EventPlans, path: string, event: string): void {
    if (events.has(event)) this.push({ path, event });
  }

  push(run: EventRun): void {
    this.runs.set(`${run.path} ${run.event}`, run);
  }

  /** Removes and returns the wanted runs, in order. */
  take(isWanted: (run: EventRun) => boolean): EventRun[] {
    const taken: EventRun[] = [];
    for (const [key, run] of this.runs) {
      if (!isWanted(run)) continue;
      taken.push(run);
      this.runs.delete(key);
    }
    return taken;
  }
}
