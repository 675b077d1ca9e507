import { once, type EventEmitter } from 'node:events';

/**
 * Resolves when the process that started this one with `--await-pages` has built the web client; at once without that argument. Rejects if
 * that process ends before, or at the signal.
 */
export async function pagesBuilt(args: readonly string[], signal: AbortSignal, parent: EventEmitter = process): Promise<void> {
  if (!awaitsPages(args)) return;
  const left = new AbortController();
  parent.once('disconnect', () => left.abort(new Error('the build of the web client ended before the start')));
  await once(parent, 'message', { signal: AbortSignal.any([signal, left.signal]) });
}

/** Whether the web client is being built while this process starts. */
export const awaitsPages = (args: readonly string[]): boolean => args.includes('--await-pages');
