import { loadDemo } from './load-demo.ts';
import { closeDemoAccounts, createSetupToken } from './modules/identity/index.ts';
import { removeSetting, writeSetting } from './modules/system/index.ts';
import type { Settings } from './platform/config/settings.ts';
import { runExclusively } from './platform/db/transactions/run-exclusively.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Log } from './platform/log/log.ts';
import type { Server } from './server.ts';

/** The result of the first start, to be shown to the operator. */
export interface Started {
  /** Set while no administrator can sign in. */
  readonly setupToken: string | null;
  /** Accounts that still have the password of the demo and are closed. */
  readonly closedAccounts: readonly string[];
}

/**
 * With the demo, loads it once. Without it, closes the accounts that still have its password, and returns the set-up token while there is
 * no administrator. If several processes start at the same time, one does the work and the others wait.
 */
export async function firstStart(
  { db, installation, files }: Pick<Server, 'db' | 'installation'> & { readonly files: FileStore },
  settings: Pick<Settings, 'demo' | 'port' | 'dataDir' | 'databaseUrl' | 'filesUrl'>,
  log: Log,
): Promise<Started> {
  const work = async (): Promise<Started> => {
    const { demo: size } = settings;
    if (size !== null) {
      const { port, dataDir, databaseUrl, filesUrl } = settings;
      await writeSetting(db, 'demo-start', {
        port,
        dataDir,
        hasOwnDatabase: databaseUrl !== undefined,
        hasOwnFiles: filesUrl !== undefined,
        isWindows: process.platform === 'win32',
      });
      if (await loadDemo(db, { installation, files, size })) log.info('the demo was loaded');
      return { setupToken: null, closedAccounts: [] };
    }
    // The sign-in page of an installation without the demo offers no accounts, even if it began as a demo.
    await removeSetting(db, 'demo');
    await removeSetting(db, 'demo-start');
    const closedAccounts = await closeDemoAccounts(db, installation.now());
    if (closedAccounts.length > 0) log.warn({ accounts: closedAccounts }, 'accounts that still have the password of the demo are closed');
    return { setupToken: await createSetupToken(db), closedAccounts };
  };
  return runExclusively(db, 'inkstone first start', work, () => log.info('another process of the installation is preparing the database'));
}
