import type { FormEnvironment, FormServices, Schedule, ServiceResponse, ServiceRequest } from '../src/index.ts';
import { environment } from './build-form.fixture.ts';

/** A clock that advances only on request. */
export class ManualClock {
  private ms = Date.parse('2026-11-21T04:00:00Z');
  private timers: { readonly at: number; readonly work: () => void }[] = [];

  readonly now = (): Date => new Date(this.ms);

  readonly schedule: Schedule = (work, delayMs) => {
    const timer = { at: this.ms + delayMs, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** Advances the time, and lets pending responses arrive. */
  async pass(ms: number): Promise<void> {
    const end = this.ms + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.ms = next.at;
      next.work();
      await this.arrive();
    }
    this.ms = end;
    await this.arrive();
  }

  /** Lets everything arrive that needs no time. */
  async arrive(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  get isIdle(): boolean {
    return this.timers.length === 0;
  }
}

interface HeldCall {
  readonly requests: readonly ServiceRequest[];
  readonly signal: AbortSignal;
  readonly result: PromiseWithResolvers<readonly ServiceResponse[]>;
}

/** Services with scripted responses: sent at once, or when the test releases them. */
export class ScriptedServices implements FormServices {
  readonly calls: HeldCall[] = [];
  isHolding = false;
  isDown = false;
  private readonly responseOf: (request: ServiceRequest) => ServiceResponse;

  constructor(responseOf: (request: ServiceRequest) => ServiceResponse) {
    this.responseOf = responseOf;
  }

  get requests(): readonly ServiceRequest[] {
    return this.calls.flatMap(({ requests }) => requests);
  }

  send(requests: readonly ServiceRequest[], signal: AbortSignal): Promise<readonly ServiceResponse[]> {
    const call: HeldCall = { requests, signal, result: Promise.withResolvers() };
    this.calls.push(call);
    if (!this.isHolding) this.release(this.calls.length - 1);
    return call.result.promise;
  }

  /** Responds to a call that was held back. */
  release(index: number): void {
    const { requests, result } = this.calls[index]!;
    if (this.isDown) result.reject(new Error('offline'));
    else result.resolve(requests.map((request) => this.responseOf(request)));
  }
}

export function servicedEnvironment(clock: ManualClock, services: FormServices): FormEnvironment {
  return { ...environment, now: clock.now, schedule: clock.schedule, services };
}
