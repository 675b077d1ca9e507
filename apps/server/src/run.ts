import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { parseSettings, type Settings } from './platform/config/settings.ts';
import { StartFailure } from './platform/config/start-failure.ts';
import type { Log } from './platform/log/log.ts';
import { unknownFailureMessage } from './start/failure-messages.ts';
import { awaitsPages, pagesBuilt } from './start/pages-built.ts';
import { close, start, stopDatabase, type Parts } from './start/start-parts.ts';
import { listenForStop } from './stop-signals.ts';

/** The time limit for a graceful stop after a signal. */
const stopMilliseconds = 9_500;

/**
 * Runs the process: settings, database, server, until a signal stops it. A failure to start is printed as a message and ends with status 1.
 */
export async function run(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  let settings: Settings;
  try {
    settings = parseSettings(environment);
  } catch (error) {
    return fail(error, environment['LOG_LEVEL']);
  }
  const log = pino({ level: settings.logLevel }, pino.destination({ sync: true })) as Log;
  const parts: Parts = { embedded: null, server: null };
  const stop = listenForStop(log);
  const pages = { awaited: awaitsPages(args), built: pagesBuilt(args, stop.graceful) };
  pages.built.catch(() => undefined);
  const starting = start(settings, log, { parts, pages, signal: stop.graceful });
  stop.graceful.addEventListener('abort', () => void end(parts, starting, log));
  // An immediate stop loses no data; the database recovers at the next start.
  stop.immediate.addEventListener('abort', () => void stopDatabase(parts, 0).finally(() => process.exit(1)));
  try {
    await starting;
  } catch (error) {
    if (stop.graceful.aborted) return;
    await close(parts);
    fail(error, settings.logLevel);
  }
}

/** Stops everything in order, also during the start, which is aborted by it. */
async function end(parts: Parts, starting: Promise<void>, log: Log): Promise<void> {
  const by = performance.now() + stopMilliseconds;
  const remaining = () => Math.max(0, by - performance.now());
  const startEnded = starting.then(
    () => undefined,
    () => undefined,
  );
  try {
    if (!parts.embedded && !parts.server) await Promise.race([startEnded, pause(remaining())]);
    await close(parts, remaining);
    await Promise.race([startEnded, pause(Math.min(remaining(), 1_000))]);
    await close(parts, remaining);
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the server did not stop in order');
    process.exit(1);
  }
}

/** Prints why the server cannot start. The stack trace is printed with LOG_LEVEL=debug or trace only. */
function fail(error: unknown, logLevel: string | undefined): void {
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const text = error instanceof StartFailure ? message : unknownFailureMessage({ code: '', message, path: null });
  const origin = logLevel === 'debug' || logLevel === 'trace' ? `\n${(cause instanceof Error && cause.stack) || stack}` : '';
  process.stderr.write(`${text}${origin}\n`);
  process.exitCode = 1;
}
