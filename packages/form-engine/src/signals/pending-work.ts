import { Watched } from './watched.ts';

/** Work that a field or a form waits for, such as an upload. Failed work ends the waiting like finished work; who started it reports it. */
export class PendingWork {
  readonly running = new Watched(0);
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

  /** Resolves when nothing runs any more, also what was added while waiting. */
  settled(): Promise<void> {
    if (this.running.current === 0) return Promise.resolve();
    return (this.idle ??= Promise.withResolvers<void>()).promise;
  }

  /** Nobody waits any longer. */
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
