import type { Call, CallInput, CallOutput, Envelope, RefusalData } from '@inkstone/api';
import type { ClientType, Locale } from '@inkstone/schema';
import { RequestFailure } from './request-failure.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Required for commands: created once per intention and kept for retries. */
  readonly idempotencyKey?: string;
}

export interface Client {
  /** Returns `data`; throws a `RequestFailure` in every other case. */
  call<C extends Call>(route: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

export interface ClientEnvironment {
  readonly fetch: typeof fetch;
  token(): string | null;
  /** Returns a token newer than the refused one; null when the user has to sign in again. */
  renew(refused: string): Promise<string | null>;
  locale(): Locale;
  clientType(): ClientType;
}

/** Creates a client: when a token is refused, it is renewed once and the call is repeated. */
export function createClient(environment: ClientEnvironment): Client {
  return {
    call: (route, input, options = {}) => withToken(environment, (token) => request(environment, route, input, token, options)),
  };
}

/** Sends a request with the user's token, and once more with a renewed one when the token was refused. */
export async function withToken<T>(
  environment: Pick<ClientEnvironment, 'token' | 'renew'>,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  const token = environment.token();
  try {
    return await attempt(token);
  } catch (failure) {
    if (!token || !asksForNewToken(failure)) throw failure;
    const renewed = await environment.renew(token);
    if (!renewed) throw failure;
    return attempt(renewed);
  }
}

const tokenRefusals: readonly (string | null)[] = ['token-expired', 'not-signed-in'];

function asksForNewToken(failure: unknown): boolean {
  return failure instanceof RequestFailure && failure.status === 401 && tokenRefusals.includes(failure.code);
}

async function request<C extends Call>(
  environment: ClientEnvironment,
  route: C,
  input: CallInput<C>,
  token: string | null,
  options: CallOptions,
): Promise<CallOutput<C>> {
  return openAnswer<CallOutput<C>>(await sendCall(environment, route, input, token, options));
}

/** Returns the response. Throws a `RequestFailure` where there is none. */
export async function sendCall<C extends Call>(
  environment: Omit<ClientEnvironment, 'renew'>,
  route: C,
  input: CallInput<C>,
  token: string | null,
  options: CallOptions,
): Promise<Response> {
  const headers = requestHeaders(environment, token, options);
  if (route.method === 'POST') headers['Content-Type'] = 'application/json';
  return send(environment, address(route, input), {
    method: route.method,
    headers,
    cache: 'no-store',
    ...(route.method === 'POST' ? { body: JSON.stringify(input) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

/** Returns the headers: token, language, kind of client, and idempotency key. */
export function requestHeaders(
  environment: Pick<ClientEnvironment, 'locale' | 'clientType'>,
  token: string | null,
  { idempotencyKey }: CallOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': environment.locale(),
    'X-Locale': environment.locale(),
    'X-Client': environment.clientType(),
  };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  return headers;
}

async function send(environment: Pick<ClientEnvironment, 'fetch'>, url: string, init: RequestInit): Promise<Response> {
  try {
    return await environment.fetch(url, init);
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new RequestFailure('offline');
  }
}

function address(route: Call, input: unknown): string {
  if (route.method === 'POST') return route.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text ? `${route.path}?${text}` : route.path;
}

/** Returns the data of the envelope; throws a `RequestFailure` for a refusal and for an invalid envelope. */
export async function openAnswer<T>(response: Response): Promise<T> {
  const envelope = await readEnvelope<T>(response);
  const isSuccess = envelope?.errcode === 0;
  if (!envelope || (isSuccess && !response.ok)) throw new RequestFailure('broken', { status: response.status });
  if (isSuccess) return envelope.data;
  throw new RequestFailure('refused', {
    status: response.status,
    errcode: envelope.errcode,
    message: envelope.errmsg,
    refusal: isRefusalData(envelope.data) ? envelope.data : null,
  });
}

async function readEnvelope<T>(response: Response): Promise<Envelope<T> | null> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return null;
  }
  return typeof body === 'object' && body !== null && 'errcode' in body ? (body as Envelope<T>) : null;
}

function isRefusalData(data: unknown): data is RefusalData {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}
