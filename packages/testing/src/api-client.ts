import type { Call, CallInput, CallOutput, Envelope, RefusalData } from '@inkstone/api';
import { login } from '@inkstone/api';

export interface ApiResponse<T> {
  readonly status: number;
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

/** Thrown for a call that the server refused, with the whole response. */
export class CallRefused extends Error {
  readonly response: ApiResponse<RefusalData>;

  constructor(path: string, response: ApiResponse<RefusalData>) {
    super(`${path} answered ${response.status} ${response.errcode}: ${response.errmsg} ${JSON.stringify(response.data)}`);
    this.response = response;
  }
}

/** Calls the server as one signed-in person; inputs and outputs are typed by the call contracts. */
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

  /** Returns the data of a successful call; throws `CallRefused` for any other response. */
  async call<C extends Call>(call: C, input: CallInput<C>, options: { key?: string } = {}): Promise<CallOutput<C>> {
    const response = await this.send(call, input, options);
    if (response.errcode !== 0) throw new CallRefused(call.path, response as ApiResponse<RefusalData>);
    return response.data as CallOutput<C>;
  }

  /** Returns the response whatever its status. A command gets a new idempotency key unless one is given. */
  async send<C extends Call>(call: C, input: CallInput<C>, options: { key?: string; locale?: string } = {}): Promise<ApiResponse<unknown>> {
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
