import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { firstStart, type Started } from './first-start.ts';
import { demoAccounts } from './load-demo.ts';
import { setWaysOut } from './modules/messages/index.ts';
import { parseSettings, SettingsInvalid, type Settings } from './platform/config/settings.ts';
import { checkDatabase } from './platform/db/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { FolderInUse } from './platform/db/embedded/owner-lock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import type { Log } from './platform/log/log.ts';
import { createServer, type Server } from './server.ts';
import { listenForStop } from './stop-signals.ts';

/** What runs in this process, as it comes. */
interface Parts {
  embedded: EmbeddedPostgres | null;
  server: Server | null;
}

/** Within so long everything has ended after a signal. */
const stopMilliseconds = 9_500;

/** The whole process: settings, database, server, until it is asked to stop. What cannot be done is said in words and ends with status 1. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  let settings: Settings;
  try {
    settings = parseSettings(environment);
  } catch (error) {
    return fail(error);
  }
  const log = pino({ level: settings.logLevel }, pino.destination({ sync: true })) as Log;
  const parts: Parts = { embedded: null, server: null };
  const stop = listenForStop(log);
  const starting = start(settings, log, { parts, asked: stop.asked });
  stop.asked.addEventListener('abort', () => void end(parts, starting, log));
  // The data is whole also then; the database looks after it at the next start.
  stop.hurried.addEventListener('abort', () => void stopDatabase(parts, 0).finally(() => process.exit(1)));
  try {
    await starting;
  } catch (error) {
    if (stop.asked.aborted) return;
    await close(parts);
    fail(error);
  }
}

async function start(
  settings: Settings,
  log: Log,
  { parts, asked }: { readonly parts: Parts; readonly asked: AbortSignal },
): Promise<void> {
  if (settings.databaseUrl) {
    await checkOwnServer(settings.databaseUrl, log);
    if (settings.databaseReadUrl) await checkOwnServer(settings.databaseReadUrl, log);
  } else parts.embedded = await startEmbeddedPostgres({ folder: settings.dataDir, log, signal: asked });
  asked.throwIfAborted();
  const files = await openFileStore(settings);
  const server = await createServer({
    connection: settings.databaseUrl ?? parts.embedded!.connection,
    ...(settings.databaseReadUrl && { readConnection: settings.databaseReadUrl }),
    timeZone: settings.timeZone,
    log,
    files,
    extensions: settings.extensionsDir,
    privateHosts: settings.privateHosts,
    legacy: settings.legacy,
    demo: settings.demo !== null,
    trustedProxies: settings.trustedProxies,
    apiDocs: settings.apiDocs,
  });
  parts.server = server;
  asked.throwIfAborted();
  const started = await firstStart({ ...server, files }, settings, log);
  await setWaysOut(server.db, settings);
  asked.throwIfAborted();
  const address = await server.listen(settings);
  announce(address, settings, started);
}

/** Ends everything in order; also what is still being started, which fails by that. */
async function end(parts: Parts, starting: Promise<void>, log: Log): Promise<void> {
  const by = performance.now() + stopMilliseconds;
  const left = () => Math.max(0, by - performance.now());
  const begun = starting.then(
    () => undefined,
    () => undefined,
  );
  try {
    if (!parts.embedded && !parts.server) await Promise.race([begun, pause(left())]);
    await close(parts, left);
    await Promise.race([begun, pause(Math.min(left(), 1_000))]);
    await close(parts, left);
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the server did not stop in order');
    process.exit(1);
  }
}

async function close(parts: Parts, left?: () => number): Promise<void> {
  try {
    await parts.server?.close();
  } finally {
    await stopDatabase(parts, left?.());
  }
}

async function stopDatabase({ embedded }: Parts, within?: number): Promise<void> {
  await embedded?.stop(within);
}

async function checkOwnServer(url: string, log: Log): Promise<void> {
  const database = openDatabase(url, log, 1);
  try {
    await checkDatabase(database.db);
  } finally {
    await database.close();
  }
}

function announce(address: string, settings: Settings, { setupToken, closedAccounts }: Started): void {
  const url = address.replace('//127.0.0.1', '//localhost').replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost');
  const lines = ['', `  Inkstone 硯  ${url}`, ''];
  if (settings.demo) {
    const accounts = demoAccounts();
    const width = Math.max(...accounts.map(({ account }) => account.length));
    lines.push('  示範帳號，密碼皆為 inkstone / demo accounts, the password of all is inkstone');
    lines.push(...accounts.map(({ account, name, title }) => `    ${account.padEnd(width)}  ${name}  ${title.zh} ${title.en}`), '');
  }
  if (closedAccounts.length > 0) {
    lines.push('  仍使用示範密碼、已停用的帳號 / closed, because they still have the password of the demo:');
    lines.push(`    ${closedAccounts.join(', ')}`, '');
  }
  if (setupToken) lines.push('  建立第一位管理員 / create the first administrator:', `    ${url}/#/setup?token=${setupToken}`, '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(error: unknown): void {
  const plain = error instanceof SettingsInvalid || error instanceof FolderInUse;
  const text = error instanceof Error ? (plain ? error.message : `Inkstone could not start.\n${describe(error)}`) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function describe(error: Error): string {
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Choose one with PORT.';
  return error.stack ?? error.message;
}
