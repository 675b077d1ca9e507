import pino from 'pino';
import { demoAccounts, loadDemo } from './load-demo.ts';
import { createSetupToken } from './modules/identity/index.ts';
import { setWaysOut } from './modules/messages/index.ts';
import { removeSetting } from './modules/system/index.ts';
import { parseSettings, SettingsInvalid, type Settings } from './platform/config/settings.ts';
import { checkDatabase } from './platform/db/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { FolderInUse } from './platform/db/embedded/owner-lock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Log } from './platform/log/log.ts';
import { createServer, type Server } from './server.ts';

/** The whole process: settings, database, server, until it is asked to stop. What cannot be done is said in words and ends with status 1. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  let settings: Settings;
  try {
    settings = parseSettings(environment);
  } catch (error) {
    return fail(error);
  }
  const log = pino({ level: settings.logLevel }, pino.destination({ sync: true })) as Log;
  let embedded: EmbeddedPostgres | null = null;
  let server: Server | null = null;

  let stopping: Promise<void> | null = null;
  const stop = (signal: NodeJS.Signals) => {
    // A second signal does not wait for those who take their time.
    if (stopping) process.exit(1);
    log.info({ signal }, 'stopping');
    stopping = close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not stop in order');
        process.exit(1);
      },
    );
  };
  const close = async () => {
    try {
      await server?.close();
    } finally {
      await embedded?.stop();
    }
  };

  try {
    if (settings.databaseUrl) {
      await checkOwnServer(settings.databaseUrl, log);
      if (settings.databaseReadUrl) await checkOwnServer(settings.databaseReadUrl, log);
    } else embedded = await startEmbeddedPostgres({ folder: settings.dataDir, log });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    const files = await openFileStore(settings);
    server = await createServer({
      connection: settings.databaseUrl ?? embedded!.connection,
      ...(settings.databaseReadUrl && { readConnection: settings.databaseReadUrl }),
      timeZone: settings.timeZone,
      log,
      files,
      extensions: settings.extensionsDir,
      privateHosts: settings.privateHosts,
      legacy: settings.legacy,
    });
    const setupToken = await firstStart(server, files, settings, log);
    await setWaysOut(server.db, settings);
    const address = await server.listen(settings);
    announce(address, settings, setupToken);
  } catch (error) {
    await close();
    fail(error);
  }
}

async function checkOwnServer(url: string, log: Log): Promise<void> {
  const database = openDatabase(url, log, 1);
  try {
    await checkDatabase(database.db);
  } finally {
    await database.close();
  }
}

/** With the demo: loads it once. Without: answers the set-up token while there is nobody. */
async function firstStart(server: Server, files: FileStore, settings: Settings, log: Log): Promise<string | null> {
  const { demo: size } = settings;
  if (size !== null) {
    if (await loadDemo(server.db, { installation: server.installation, files, size })) log.info('the demo was loaded');
    return null;
  }
  // The sign-in page of a real installation offers no accounts, also when it began as a demo.
  await removeSetting(server.db, 'demo');
  return createSetupToken(server.db);
}

function announce(address: string, settings: Settings, setupToken: string | null): void {
  const url = address.replace('//127.0.0.1', '//localhost').replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost');
  const lines = ['', `  Inkstone 硯  ${url}`, ''];
  if (settings.demo) {
    const accounts = demoAccounts();
    const width = Math.max(...accounts.map(({ account }) => account.length));
    lines.push('  示範帳號，密碼皆為 inkstone / demo accounts, the password of all is inkstone');
    lines.push(...accounts.map(({ account, name, title }) => `    ${account.padEnd(width)}  ${name}  ${title.zh} ${title.en}`), '');
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
