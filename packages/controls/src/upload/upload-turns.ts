const atOnce = 3;

/** Lets three pieces of work run at a time; the others wait for their turn, in the order they came. */
export class UploadTurns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the work ended, or, without having begun it, when it was called off while it waited. */
  async take(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal.aborted) return this.waiting.shift()?.();
    this.running += 1;
    try {
      await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
