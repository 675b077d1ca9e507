import type { Call, CallInput, CallOutput, Envelope, RefusalData } from '@inkstone/api';
import { login } from '@inkstone/api';

export interface Answer<T> {
  readonly status: number;
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

/** A call that was refused, with everything the server said. */
export class CallRefused extends Error {
  readonly answer: Answer<RefusalData>;

  constructor(path: string, answer: Answer<RefusalData>) {
    super(`${path} answered ${answer.status} ${answer.errcode}: ${answer.errmsg} ${JSON.stringify(answer.data)}`);
    this.answer = answer;
  }
}

/** One person at the server's calls, typed by their contracts. */
export class ApiClient {
  readonly url: string;
  #token: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  async signIn(account: string, password: string): Promise<this> {
    this.#token = (await this.call(login, { account, password })).access_token;
    return this;
  }

  /** The data of a successful call; anything else throws `CallRefused`. */
  async call<C extends Call>(call: C, input: CallInput<C>, options: { key?: string } = {}): Promise<CallOutput<C>> {
    const answer = await this.ask(call, input, options);
    if (answer.errcode !== 0) throw new CallRefused(call.path, answer as Answer<RefusalData>);
    return answer.data as CallOutput<C>;
  }

  /** Whatever the server answers. A command gets a new idempotency key unless one is given. */
  async ask<C extends Call>(call: C, input: CallInput<C>, options: { key?: string; locale?: string } = {}): Promise<Answer<unknown>> {
    const headers: Record<string, string> = { 'accept-language': options.locale ?? 'zh' };
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`;
    if (call.command) headers['idempotency-key'] = options.key ?? crypto.randomUUID();
    const response = await fetch(this.address(call, input), this.request(call, input, headers));
    const envelope = (await response.json()) as Envelope<unknown>;
    return { status: response.status, ...envelope };
  }

  private address(call: Call, input: unknown): string {
    if (call.method === 'POST') return this.url + call.path;
    const query = new URLSearchParams();
    const members = Object.entries(input as Record<string, string | number | boolean | undefined>);
    for (const [key, value] of members) if (value !== undefined) query.set(key, String(value));
    return `${this.url}${call.path}?${query.toString()}`;
  }

  private request(call: Call, input: unknown, headers: Record<string, string>): RequestInit {
    if (call.method === 'GET') return { headers };
    return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) };
  }
}
