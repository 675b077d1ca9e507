import type { Call, CallInput, CallOutput, Envelope, RefusalData } from '@inkstone/api';
import type { ClientType, Locale } from '@inkstone/schema';
import { RequestFailure } from './request-failure.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Commands need one: made once for what the person wants, kept while they try again. */
  readonly idempotencyKey?: string;
}

export interface Client {
  /** Answers `data`; throws a `RequestFailure` for everything else. */
  call<C extends Call>(route: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

export interface ClientEnvironment {
  readonly fetch: typeof fetch;
  token(): string | null;
  /** A token that is newer than the one that was refused; null when the person has to sign in again. */
  renew(refused: string): Promise<string | null>;
  locale(): Locale;
  clientType(): ClientType;
}

/** Makes calls by their routes: a refused token is renewed once and the call made again. */
export function createClient(environment: ClientEnvironment): Client {
  return {
    call: (route, input, options = {}) => withToken(environment, (token) => request(environment, route, input, token, options)),
  };
}

/** Makes a request with the person's token, and once more with a renewed one when that was refused. */
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

/** The answer as it came. Fails with a `RequestFailure` where there is none. */
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

/** Who asks, in which language, from which kind of client, and which wish it is. */
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

/** What stands in the envelope; throws a `RequestFailure` for a refusal, and for what is no envelope. */
export async function openAnswer<T>(response: Response): Promise<T> {
  const envelope = await readEnvelope<T>(response);
  if (!envelope) throw new RequestFailure('broken', { status: response.status });
  if (envelope.errcode === 0) return envelope.data;
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
