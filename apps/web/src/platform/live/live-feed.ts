import { livePath, type LiveEvent } from '@inkstone/api';
import { readEventStream } from './event-stream.ts';

export interface LiveFeedParts {
  readonly fetch: typeof fetch;
  token(): string | null;
  renew(refused: string): Promise<string | null>;
  onEvent(event: LiveEvent): void;
}

const waits = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** What tabs tell each other: an event, or how long ago the one that begins to listen began to load what it shows, in milliseconds. */
type Message = { readonly event: LiveEvent } | { readonly age: number };

/** How long ago this window began to load. */
const ageOfWindow = (): number => Math.ceil(performance.now());

/**
 * Listens for live events until stopped. One tab of the browser holds the stream and shares its events; when it closes, another takes over.
 * After every gap the listeners get `resync` and reload, also after one between loading what they show and listening.
 */
export function startLiveFeed(parts: LiveFeedParts): () => void {
  const stop = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('inkstone.live') : null;
  /** When this tab last shared an event. */
  let sharedAt = -Infinity;
  const share = (event: LiveEvent) => {
    sharedAt = performance.now();
    parts.onEvent(event);
    channel?.postMessage({ event } satisfies Message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) parts.onEvent(data.event);
    else if (performance.now() - data.age <= sharedAt) share({ kind: 'resync' });
  });
  channel?.postMessage({ age: ageOfWindow() } satisfies Message);
  const lead = () => listen(parts, share, stop.signal);
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // An aborted lock request only means that this tab stopped waiting.
  void (locks && channel ? locks.request('inkstone.live', { signal: stop.signal }, lead) : lead()).catch(() => {});
  return () => {
    stop.abort();
    channel?.close();
  };
}

async function listen(parts: LiveFeedParts, share: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let interrupted = false;
  while (!signal.aborted) {
    try {
      const stream = await openStream(parts, interrupted ? livePath : `${livePath}?age=${ageOfWindow()}`, signal);
      if (interrupted) share({ kind: 'resync' });
      failures = 0;
      await readEventStream(stream, (data) => share(JSON.parse(data) as LiveEvent));
    } catch {
      failures += 1;
    }
    interrupted = true;
    await pause(waits[Math.min(failures, waits.length - 1)]!, signal);
  }
}

async function openStream(parts: LiveFeedParts, path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = parts.token();
  const answer = await request(parts, path, token, signal);
  const renewed = answer.status === 401 && token ? await parts.renew(token) : null;
  const response = renewed ? await request(parts, path, renewed, signal) : answer;
  if (!response.ok || !response.body) throw new Error(`the event stream responded with status ${response.status}`);
  return response.body;
}

function request(parts: LiveFeedParts, path: string, token: string | null, signal: AbortSignal): Promise<Response> {
  return parts.fetch(path, {
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    cache: 'no-store',
    signal,
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
