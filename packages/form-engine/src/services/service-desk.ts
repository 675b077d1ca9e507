import { limits } from '@inkstone/schema';
import type { FormServices, ServiceAnswer, ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';

/** So many requests go out together at most. */
const requestsAtOnce = 200;

/** A question that was put; whoever no longer wants its answer says so, and when nobody does the call is aborted. */
export interface Asked<T> {
  readonly answer: Promise<T>;
  readonly cancel: () => void;
}

/** A request could not be answered. The message is for people where the service had one, else empty. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
}

interface Call {
  readonly abort: AbortController;
  readonly entries: Entry[];
}

interface Entry {
  readonly key: string;
  readonly request: ServiceRequest;
  readonly result: PromiseWithResolvers<unknown>;
  call: Call | undefined;
  askers: number;
  /** By the form's clock; unset while the answer is on its way. */
  answeredAt?: number;
}

/**
 * Where all questions of a form to the world outside go. What is asked in one go is sent in one call, identical questions are one, and
 * an answer is given again for two seconds (runtime specification, section 9). Failures are not kept.
 */
export class ServiceDesk {
  private readonly services: FormServices | undefined;
  private readonly now: () => Date;
  private readonly entries = new Map<string, Entry>();
  private waiting: Entry[] = [];
  private isClosed = false;

  constructor(services: FormServices | undefined, now: () => Date) {
    this.services = services;
    this.now = now;
  }

  get isStaffed(): boolean {
    return this.services !== undefined;
  }

  ask<R extends ServiceRequest>(request: R): Asked<ServiceDataOf<R>> {
    const entry = this.entryOf(request);
    entry.askers += 1;
    let isOpen = true;
    return {
      answer: entry.result.promise as Promise<ServiceDataOf<R>>,
      cancel: () => {
        if (isOpen) this.leave(entry);
        isOpen = false;
      },
    };
  }

  /** Forgets what was answered, so that the next question is put anew. */
  forget(): void {
    for (const [key, { answeredAt }] of this.entries) if (answeredAt !== undefined) this.entries.delete(key);
  }

  /** Aborts everything; answers that come later reach nobody. */
  close(): void {
    this.isClosed = true;
    const calls = new Set([...this.entries.values()].flatMap(({ call }) => call ?? []));
    this.entries.clear();
    this.waiting = [];
    for (const { abort } of calls) abort.abort();
  }

  private entryOf(request: ServiceRequest): Entry {
    const key = JSON.stringify(request);
    const known = this.entries.get(key);
    if (known && !this.isOld(known)) return known;
    const entry: Entry = { key, request, result: Promise.withResolvers<unknown>(), call: undefined, askers: 0 };
    // Who asks hears of a failure through the answer they hold.
    entry.result.promise.catch(() => undefined);
    this.entries.set(key, entry);
    if (this.waiting.push(entry) === 1) queueMicrotask(() => this.send());
    return entry;
  }

  private isOld({ answeredAt }: Entry): boolean {
    return answeredAt !== undefined && this.now().getTime() - answeredAt >= limits.queryCacheMs;
  }

  private leave(entry: Entry): void {
    entry.askers -= 1;
    if (entry.askers > 0 || entry.answeredAt !== undefined) return;
    this.forgetEntry(entry);
    this.waiting = this.waiting.filter((other) => other !== entry);
    if (entry.call?.entries.every(({ askers }) => askers === 0)) entry.call.abort.abort();
  }

  private send(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const [key, entry] of this.entries) if (this.isOld(entry)) this.entries.delete(key);
    for (let from = 0; from < waiting.length; from += requestsAtOnce) void this.call(waiting.slice(from, from + requestsAtOnce));
  }

  private async call(entries: Entry[]): Promise<void> {
    const call: Call = { abort: new AbortController(), entries };
    for (const entry of entries) entry.call = call;
    try {
      if (!this.services) throw new ServiceFailure();
      const answers = await this.services.ask(
        entries.map(({ request }) => request),
        call.abort.signal,
      );
      entries.forEach((entry, index) => this.settle(entry, answers[index] ?? { ok: false }));
    } catch {
      for (const entry of entries) this.settle(entry, { ok: false });
    }
  }

  private settle(entry: Entry, answer: ServiceAnswer): void {
    if (this.isClosed) return;
    if (answer.ok) {
      entry.answeredAt = this.now().getTime();
      entry.result.resolve(answer.data);
    } else {
      this.forgetEntry(entry);
      entry.result.reject(new ServiceFailure(answer.reason ?? ''));
    }
  }

  private forgetEntry(entry: Entry): void {
    if (this.entries.get(entry.key) === entry) this.entries.delete(entry.key);
  }
}
