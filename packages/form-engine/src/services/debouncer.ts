import type { Schedule } from '../interfaces/form-environment.ts';

export const timerSchedule: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** Work that waits for a person to pause: starting the same work again restarts its delay. */
export class Debouncer {
  private readonly schedule: Schedule;
  private readonly waiting = new Map<unknown, { readonly work: () => void; readonly cancel: () => void }>();
  private flushing = 0;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  /** `key` identifies the work. During a flush nothing waits. */
  start(key: unknown, delayMs: number, work: () => void): void {
    this.stop(key);
    if (this.flushing > 0 || delayMs === 0) return work();
    const run = (): void => {
      this.waiting.delete(key);
      work();
    };
    this.waiting.set(key, { work: run, cancel: this.schedule(run, delayMs) });
  }

  stop(key: unknown): void {
    this.waiting.get(key)?.cancel();
    this.waiting.delete(key);
  }

  clear(): void {
    for (const { cancel } of this.waiting.values()) cancel();
    this.waiting.clear();
  }

  /** Until `work` has ended, everything that waits runs at once, including what is started in the meantime. */
  async flush(work: () => Promise<void>): Promise<void> {
    this.flushing += 1;
    try {
      for (const { work: run, cancel } of this.waiting.values()) {
        cancel();
        run();
      }
      await work();
    } finally {
      this.flushing -= 1;
    }
  }
}
