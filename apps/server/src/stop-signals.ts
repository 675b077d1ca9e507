import type { Log } from './platform/log/log.ts';

/** Aborted when the process is asked to stop. */
export interface StopSignals {
  /** Stop gracefully. */
  readonly graceful: AbortSignal;
  /** Stop immediately, because the graceful stop takes too long. */
  readonly immediate: AbortSignal;
}

/** A single request to stop may arrive several times: from the terminal, from npm and from the script that started the process. */
const duplicateMilliseconds = 2_000;

/** Listens for stop signals. All signals within two seconds count as one request; only a later one stops the process immediately. */
export function listenForStop(
  log: Pick<Log, 'info' | 'warn'>,
  { source = process, now = () => performance.now() }: { readonly source?: Pick<NodeJS.Process, 'on'>; readonly now?: () => number } = {},
): StopSignals {
  const graceful = new AbortController();
  const immediate = new AbortController();
  let requestedAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!graceful.signal.aborted) {
      requestedAt = now();
      log.info({ signal }, 'stopping');
      graceful.abort(new Error(`stopped by ${signal}`));
    } else if (!immediate.signal.aborted && now() - requestedAt >= duplicateMilliseconds) {
      log.warn({ signal }, 'stopping at once');
      immediate.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, onSignal);
  return { graceful: graceful.signal, immediate: immediate.signal };
}
