import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { firstStart, type Started } from './first-start.ts';
import { demoAccounts } from './load-demo.ts';
import { setWaysOut } from './modules/messages/index.ts';
import { parseSettings, type Settings } from './platform/config/settings.ts';
import { saying, StartFailure } from './platform/config/start-failure.ts';
import { checkDatabase } from './platform/db/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { checkFileStore, openFileStore } from './platform/files/open-file-store.ts';
import type { Log } from './platform/log/log.ts';
import { createServer, type Server } from './server.ts';
import { checkExtensions } from './start/check-extensions.ts';
import { databaseSentences, folderSentences, listenSentences, serverSentences, unknownSentences } from './start/failure-sentences.ts';
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
    return fail(error, environment['LOG_LEVEL']);
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
    fail(error, settings.logLevel);
  }
}

async function start(
  settings: Settings,
  log: Log,
  { parts, asked }: { readonly parts: Parts; readonly asked: AbortSignal },
): Promise<void> {
  const { databaseUrl, databaseReadUrl, dataDir, filesUrl } = settings;
  const ofFolder = folderSentences('DATA_DIR', dataDir);
  if (databaseUrl) {
    await checkOwnServer('DATABASE_URL', databaseUrl, log);
    if (databaseReadUrl) await checkOwnServer('DATABASE_READ_URL', databaseReadUrl, log);
  } else parts.embedded = await saying(ofFolder, () => startEmbeddedPostgres({ folder: dataDir, log, signal: asked }));
  asked.throwIfAborted();
  await checkFileStore(filesUrl);
  const ofFiles = filesUrl === undefined ? ofFolder : folderSentences('FILES_URL', filesUrl);
  const files = await saying(ofFiles, () => openFileStore(settings));
  await checkExtensions(settings.extensionsDir);
  const ofServer = serverSentences(settings);
  const server = await saying(ofServer, () =>
    createServer({
      connection: databaseUrl ?? parts.embedded!.connection,
      ...(databaseReadUrl && { readConnection: databaseReadUrl }),
      timeZone: settings.timeZone,
      log,
      files,
      extensions: settings.extensionsDir,
      privateHosts: settings.privateHosts,
      legacy: settings.legacy,
      demo: settings.demo !== null,
      trustedProxies: settings.trustedProxies,
      apiDocs: settings.apiDocs,
    }),
  );
  parts.server = server;
  asked.throwIfAborted();
  const started = await saying(ofServer, async () => {
    const first = await firstStart({ ...server, files }, settings, log);
    // The demo's past is nobody's to be told of.
    await setWaysOut(server.db, settings);
    return first;
  });
  asked.throwIfAborted();
  const address = await saying(listenSentences(settings), () => server.listen(settings));
  announce(address, settings, { ...started, hasPages: server.hasPages });
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

async function checkOwnServer(setting: 'DATABASE_URL' | 'DATABASE_READ_URL', url: string, log: Log): Promise<void> {
  const database = openDatabase(url, log, 1);
  try {
    await saying(databaseSentences(setting, url), () => checkDatabase(database.db, setting));
  } finally {
    await database.close();
  }
}

function announce(address: string, settings: Settings, { setupToken, closedAccounts, hasPages }: Started & Pick<Server, 'hasPages'>): void {
  const url = address.replace('//127.0.0.1', '//localhost').replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost');
  const lines = ['', `  Inkstone 硯  ${url}`, ''];
  if (!hasPages)
    lines.push(
      '  網頁尚未建置，只能使用 API；npm start 會建置 / the pages are not built, only the API is served; npm start builds them',
      '',
    );
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

/** Says what keeps the server from starting. Where it was thrown is for whoever asks for it. */
function fail(error: unknown, logLevel: string | undefined): void {
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const text = error instanceof StartFailure ? message : unknownSentences({ code: '', message, path: null });
  const origin = logLevel === 'debug' || logLevel === 'trace' ? `\n${(cause instanceof Error && cause.stack) || stack}` : '';
  process.stderr.write(`${text}${origin}\n`);
  process.exitCode = 1;
}
