import type { Log } from './platform/log/log.ts';

/** How the process is asked to end. */
export interface StopSignals {
  /** In order. */
  readonly asked: AbortSignal;
  /** Somebody does not want to wait for that. */
  readonly hurried: AbortSignal;
}

/** One wish to stop arrives by several ways: from the terminal, from npm and from the script that started the process. */
const sameWishMilliseconds = 2_000;

/** Listens for the signals by which a process is asked to end. However many arrive within two seconds are one wish; only a later one hurries. */
export function listenForStop(
  log: Pick<Log, 'info' | 'warn'>,
  { source = process, now = () => performance.now() }: { readonly source?: Pick<NodeJS.Process, 'on'>; readonly now?: () => number } = {},
): StopSignals {
  const asked = new AbortController();
  const hurried = new AbortController();
  let askedAt = 0;
  const hear = (signal: NodeJS.Signals) => {
    if (!asked.signal.aborted) {
      askedAt = now();
      log.info({ signal }, 'stopping');
      asked.abort(new Error(`stopped by ${signal}`));
    } else if (!hurried.signal.aborted && now() - askedAt >= sameWishMilliseconds) {
      log.warn({ signal }, 'stopping at once');
      hurried.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, hear);
  return { asked: asked.signal, hurried: hurried.signal };
}
