/** Collects the responses of one call, which arrive one after the other, and applies them in one change of the form. */
export class ResponseBatcher {
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
