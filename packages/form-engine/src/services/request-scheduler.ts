import { limits } from '@inkstone/schema';
import type { FormServices, ServiceResponse, ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';

/** The most requests sent in one call. */
const maxBatchSize = 200;

/** A request that was made; `cancel` when the response is no longer needed. The call is aborted when nobody needs any of its responses. */
export interface PendingRequest<T> {
  readonly response: Promise<T>;
  readonly cancel: () => void;
}

/** A request that failed. The message is for people if the service sent one, else empty. */
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
  subscribers: number;
  /** By the form's clock; unset while the request is pending. */
  respondedAt?: number;
}

/**
 * Sends all requests of a form to its services. Requests of the same microtask are sent in one call, identical ones once, and a response is
 * reused for two seconds (runtime specification, section 9). Failures are not cached.
 */
export class RequestScheduler {
  private readonly services: FormServices | undefined;
  private readonly now: () => Date;
  private readonly entries = new Map<string, Entry>();
  private waiting: Entry[] = [];
  private isClosed = false;

  constructor(services: FormServices | undefined, now: () => Date) {
    this.services = services;
    this.now = now;
  }

  get isAvailable(): boolean {
    return this.services !== undefined;
  }

  request<R extends ServiceRequest>(request: R): PendingRequest<ServiceDataOf<R>> {
    const entry = this.entryOf(request);
    entry.subscribers += 1;
    let isOpen = true;
    return {
      response: entry.result.promise as Promise<ServiceDataOf<R>>,
      cancel: () => {
        if (isOpen) this.unsubscribe(entry);
        isOpen = false;
      },
    };
  }

  /** Removes all responses, so that the next request is sent again. */
  clearCache(): void {
    for (const [key, { respondedAt }] of this.entries) if (respondedAt !== undefined) this.entries.delete(key);
  }

  /** Aborts all calls; later responses are ignored. */
  close(): void {
    this.isClosed = true;
    if (this.entries.size === 0) return;
    const calls = new Set([...this.entries.values()].flatMap(({ call }) => call ?? []));
    this.entries.clear();
    this.waiting = [];
    for (const { abort } of calls) abort.abort();
  }

  private entryOf(request: ServiceRequest): Entry {
    const key = JSON.stringify(request);
    const known = this.entries.get(key);
    if (known && !this.isExpired(known)) return known;
    const entry: Entry = { key, request, result: Promise.withResolvers<unknown>(), call: undefined, subscribers: 0 };
    // Callers handle a failure through the promise they hold.
    entry.result.promise.catch(() => undefined);
    this.entries.set(key, entry);
    if (this.waiting.push(entry) === 1) queueMicrotask(() => this.send());
    return entry;
  }

  private isExpired({ respondedAt }: Entry): boolean {
    return respondedAt !== undefined && this.now().getTime() - respondedAt >= limits.queryCacheMs;
  }

  private unsubscribe(entry: Entry): void {
    entry.subscribers -= 1;
    if (entry.subscribers > 0 || entry.respondedAt !== undefined) return;
    this.removeEntry(entry);
    this.waiting = this.waiting.filter((other) => other !== entry);
    if (entry.call?.entries.every(({ subscribers }) => subscribers === 0)) entry.call.abort.abort();
  }

  private send(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const [key, entry] of this.entries) if (this.isExpired(entry)) this.entries.delete(key);
    for (let from = 0; from < waiting.length; from += maxBatchSize) void this.call(waiting.slice(from, from + maxBatchSize));
  }

  private async call(entries: Entry[]): Promise<void> {
    const call: Call = { abort: new AbortController(), entries };
    for (const entry of entries) entry.call = call;
    try {
      if (!this.services) throw new ServiceFailure();
      const responses = await this.services.send(
        entries.map(({ request }) => request),
        call.abort.signal,
      );
      entries.forEach((entry, index) => this.settle(entry, responses[index] ?? { ok: false }));
    } catch {
      for (const entry of entries) this.settle(entry, { ok: false });
    }
  }

  private settle(entry: Entry, response: ServiceResponse): void {
    if (this.isClosed) return;
    if (response.ok) {
      entry.respondedAt = this.now().getTime();
      entry.result.resolve(response.data);
    } else {
      this.removeEntry(entry);
      entry.result.reject(new ServiceFailure(response.reason ?? ''));
    }
  }

  private removeEntry(entry: Entry): void {
    if (this.entries.get(entry.key) === entry) this.entries.delete(entry.key);
  }
}
