/** Answers of one call come one right after the other; what they do is done in one change of the form. */
export class Arrivals {
  private readonly change: (work: () => void) => void;
  private waiting: (() => void)[] = [];

  constructor(change: (work: () => void) => void) {
    this.change = change;
  }

  add(work: () => void): void {
    if (this.waiting.push(work) > 1) return;
    queueMicrotask(() => {
      const { waiting } = this;
      this.waiting = [];
      this.change(() => {
        for (const each of waiting) each();
      });
    });
  }
}
