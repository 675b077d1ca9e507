import { limits } from '@inkstone/schema';
import { batch } from '@preact/signals-core';
import type { ExternalData } from '../external/external-data.ts';
import type { PendingWork } from '../signals/pending-work.ts';

/** What rounds of computing need of an open form. */
export interface RoundHost {
  readonly isOpen: boolean;
  readonly work: PendingWork;
  readonly external: ExternalData;
  /** Computes what is marked. */
  compute(): void;
}

/**
 * When an open form computes: once at the end of the outermost change, or after a pause if the form's compute trigger is off (runtime
 * specification, section 4). A round that waits for the pause counts as pending work.
 */
export class ComputeRounds {
  private readonly host: RoundHost;
  private readonly computesAtOnce: boolean;
  private depth = 0;
  private deferred: PromiseWithResolvers<void> | undefined;

  constructor(host: RoundHost, computesAtOnce: boolean) {
    this.host = host;
    this.computesAtOnce = computesAtOnce;
  }

  /** Applies changes and computes once, at the end of the outermost change. */
  change(work: () => void): void {
    this.depth += 1;
    batch(() => {
      try {
        work();
      } finally {
        this.depth -= 1;
        if (this.depth === 0) this.schedule();
      }
    });
  }

  /** Runs the computation that waits for the person to pause. */
  computeDeferred(): void {
    if (!this.deferred) return;
    this.host.external.client.debouncer.stop(this);
    this.computeNow();
  }

  private schedule(): void {
    if (this.computesAtOnce || !this.host.isOpen) return this.computeNow();
    if (!this.deferred) {
      this.deferred = Promise.withResolvers<void>();
      this.host.work.add(this.deferred.promise);
    }
    this.host.external.client.debouncer.start(this, limits.formulaDelayMs, () => this.computeNow());
  }

  private computeNow(): void {
    const { deferred } = this;
    this.deferred = undefined;
    batch(() => this.host.compute());
    deferred?.resolve();
  }
}
