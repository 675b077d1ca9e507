import { LazySignal } from './lazy-signal.ts';

/** Work that a field or a form waits for, such as an upload. Failed work counts as finished; its starter reports the failure. */
export class PendingWork {
  readonly running = new LazySignal(0);
  private readonly parent: PendingWork | undefined;
  private idle: PromiseWithResolvers<void> | undefined;

  constructor(parent?: PendingWork) {
    this.parent = parent;
  }

  add(work: Promise<unknown>): void {
    this.parent?.add(work);
    this.running.set(this.running.current + 1);
    const finish = (): void => this.finish();
    work.then(finish, finish);
  }

  /** Resolves when no work is running, including work added while waiting. */
  settled(): Promise<void> {
    if (this.running.current === 0) return Promise.resolve();
    return (this.idle ??= Promise.withResolvers<void>()).promise;
  }

  /** Ends all waiting. */
  abandon(): void {
    this.idle?.resolve();
    this.idle = undefined;
  }

  private finish(): void {
    this.running.set(this.running.current - 1);
    if (this.running.current > 0) return;
    this.abandon();
  }
}
