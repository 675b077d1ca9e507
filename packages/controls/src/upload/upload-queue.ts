const maxRunning = 3;

/** Runs up to three tasks at a time; the others wait in order. */
export class UploadQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the task has ended, or without running it if it was aborted while waiting. */
  async run(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
    if (this.running >= maxRunning) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal.aborted) return this.waiting.shift()?.();
    this.running += 1;
    try {
      await task();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
