import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionConfig } from '../db/connection-config.ts';
import type { Log } from '../log/log.ts';

export interface Listener {
  readonly stop: () => Promise<void>;
}

export interface ListenerHandlers {
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** The connection is open. Notices that were sent before may have been missed. */
  onConnected(): void;
  /** The connection broke: no notice arrives until the next `onConnected`. */
  onLost(): void;
}

const heartbeatMilliseconds = 15_000;
const maxRetryMilliseconds = 2_000;

/** Listens for notices on its own connection and reconnects whenever the connection breaks. */
export function startListener(connection: string | pg.ClientConfig, handlers: ListenerHandlers, log: Pick<Log, 'warn'>): Listener {
  const stop = new AbortController();
  const done = listenForever(connection, handlers, log, stop.signal);
  return {
    async stop() {
      stop.abort();
      await done;
    },
  };
}

async function listenForever(
  connection: string | pg.ClientConfig,
  handlers: ListenerHandlers,
  log: Pick<Log, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  let wait = 50;
  while (!signal.aborted) {
    try {
      await listenOnce(connection, handlers, signal, () => (wait = 50));
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the connection for notices broke');
    }
    await pause(wait, undefined, { signal }).catch(() => undefined);
    wait = Math.min(wait * 2, maxRetryMilliseconds);
  }
}

async function listenOnce(
  connection: string | pg.ClientConfig,
  handlers: ListenerHandlers,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const client = new pg.Client({ ...connectionConfig(connection), connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  const broken = new Promise<never>((_, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended')));
    signal.addEventListener('abort', () => reject(new Error('The listener stops')), { once: true });
  });
  broken.catch(() => undefined);
  let beat: NodeJS.Timeout | undefined;
  let connected = false;
  try {
    await Promise.race([client.connect(), broken]);
    client.on('notification', ({ channel, payload }) => handlers.channels[channel]?.(payload ?? ''));
    for (const channel of Object.keys(handlers.channels)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    connected = true;
    onReady();
    handlers.onConnected();
    // A connection that broke silently is noticed only when it is used.
    beat = setInterval(() => client.query('select 1').catch((error: Error) => client.emit('error', error)), heartbeatMilliseconds);
    beat.unref();
    await broken;
  } finally {
    clearInterval(beat);
    if (connected) handlers.onLost();
    client.on('error', () => undefined);
    await client.end().catch(() => undefined);
  }
}
