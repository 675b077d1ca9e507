import type { EventRun } from '@inkstone/schema';
import type { EventPlans } from '../plan/events/event-plan.ts';

/** Events that have been set off and did not run yet, each once. */
export class RunQueue {
  private runs = new Map<string, EventRun>();

  get size(): number {
    return this.runs.size;
  }

  /** Where the control has such an event. */
  add(events: EventPlans, path: string, event: string): void {
    if (events.has(event)) this.push({ path, event });
  }

  push(run: EventRun): void {
    this.runs.set(`${run.path} ${run.event}`, run);
  }

  /** Takes out, in order, those that are wanted. */
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
