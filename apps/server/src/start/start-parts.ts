import type { Started } from '../first-start.ts';
import type { DemoAccount } from '../load-demo.ts';
import type { Settings } from '../platform/config/settings.ts';
import { explainStartFailure } from '../platform/config/start-failure.ts';
import { checkDatabase } from '../platform/db/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { checkFileStore, openFileStore } from '../platform/files/open-file-store.ts';
import type { Log } from '../platform/log/log.ts';
import type { Server } from '../server.ts';
import { checkExtensions } from './check-extensions.ts';
import { databaseFailureMessage, folderFailureMessage, listenFailureMessage, serverFailureMessage } from './failure-messages.ts';

/** The running parts of an installation; null until they are started. */
export interface Parts {
  embedded: EmbeddedPostgres | null;
  server: Server | null;
}

/** The web client, which may be built while the server starts. */
interface Pages {
  readonly awaited: boolean;
  readonly built: Promise<void>;
}

/** Starts database and server by the settings, loads what the first start needs and listens. `parts` fills while it starts. */
export async function start(
  settings: Settings,
  log: Log,
  { parts, pages, signal }: { readonly parts: Parts; readonly pages: Pages; readonly signal: AbortSignal },
): Promise<void> {
  const { databaseUrl, databaseReadUrl, dataDir, filesUrl } = settings;
  const folderFailure = folderFailureMessage('DATA_DIR', dataDir);
  if (databaseUrl) {
    await checkOwnServer('DATABASE_URL', databaseUrl, log);
    if (databaseReadUrl) await checkOwnServer('DATABASE_READ_URL', databaseReadUrl, log);
  } else {
    const starting = explainStartFailure(folderFailure, async () => {
      parts.embedded = await startEmbeddedPostgres({ folder: dataDir, log, signal });
    });
    // The database starts in a process of its own while the modules are loaded here.
    await Promise.allSettled([starting, import('../product.ts')]);
    await starting;
  }
  signal.throwIfAborted();
  await checkFileStore(filesUrl);
  const filesFailure = filesUrl === undefined ? folderFailure : folderFailureMessage('FILES_URL', filesUrl);
  const files = await explainStartFailure(filesFailure, () => openFileStore(settings));
  await checkExtensions(settings.extensionsDir);
  const { createServer, demoAccounts, firstStart, saveEnvironmentChannels } = await import('../product.ts');
  const serverFailure = serverFailureMessage(settings);
  const server = await explainStartFailure(serverFailure, () =>
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
      awaitPages: pages.awaited,
    }),
  );
  parts.server = server;
  signal.throwIfAborted();
  const started = await explainStartFailure(serverFailure, async () => {
    const first = await firstStart({ ...server, files }, settings, log);
    // Channels are configured after the demo is loaded, so that no message of its history is delivered.
    await saveEnvironmentChannels(server.db, settings);
    return first;
  });
  await pages.built;
  signal.throwIfAborted();
  const address = await explainStartFailure(listenFailureMessage(settings), () => server.listen(settings));
  announce(address, settings, { ...started, hasPages: server.hasPages, accounts: settings.demo ? demoAccounts() : [] });
}

export async function close(parts: Parts, remaining?: () => number): Promise<void> {
  try {
    await parts.server?.close();
  } finally {
    await stopDatabase(parts, remaining?.());
  }
}

export async function stopDatabase({ embedded }: Parts, within?: number): Promise<void> {
  await embedded?.stop(within);
}

async function checkOwnServer(setting: 'DATABASE_URL' | 'DATABASE_READ_URL', url: string, log: Log): Promise<void> {
  const database = openDatabase(url, log, 1);
  try {
    await explainStartFailure(databaseFailureMessage(setting, url), () => checkDatabase(database.db, setting));
  } finally {
    await database.close();
  }
}

interface Announcement extends Started, Pick<Server, 'hasPages'> {
  /** The accounts of the demo; empty without it. */
  readonly accounts: readonly DemoAccount[];
}

function announce(address: string, settings: Settings, { setupToken, closedAccounts, hasPages, accounts }: Announcement): void {
  const url = address.replace('//127.0.0.1', '//localhost').replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost');
  const lines = ['', `  Inkstone 硯  ${url}`, ''];
  if (!hasPages)
    lines.push(
      '  網頁尚未建置，只能使用 API；npm start 會建置 / the pages are not built, only the API is served; npm start builds them',
      '',
    );
  if (settings.demo) {
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
