import pino from 'pino';
import { parseSettings } from '../../../platform/config/settings.ts';
import { startEmbeddedPostgres } from '../../../platform/db/embedded/embedded-postgres.ts';
import { isMigrated } from '../../../platform/db/migrate.ts';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { replayCheckAll } from './replay-check-all.ts';

/**
 * Replays the history of every instance, or of the named ones, and reports where it differs from the stored data:
 *
 *     node apps/server/src/modules/workflow/replay/replay-check.command.ts [instance id …]
 *
 * Reads the server's settings. With DATABASE_URL it may run while the server runs; with the embedded database the server must be
 * stopped, because only one process may use the data folder. Exits with status 1 when anything differs.
 */
async function check(instanceIds: readonly string[]): Promise<boolean> {
  const { databaseUrl, dataDir } = parseSettings(process.env);
  const log = pino({ level: 'warn' });
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ folder: dataDir, log }) : null;
  const database = openDatabase(databaseUrl ?? embedded!.connection, log, 1);
  let instances = 0;
  let broken = 0;
  try {
    if (!(await isMigrated(database.db)))
      throw new Error('The database belongs to another version of the server: start the server once to migrate it.');
    for await (const { instanceId, problems } of replayCheckAll(database.db, instanceIds)) {
      instances += 1;
      if (problems.length > 0) broken += 1;
      for (const problem of problems) console.log(`${instanceId}: ${problem}`);
    }
  } finally {
    await database.close();
    await embedded?.stop();
  }
  console.log(`${instances} instances checked, ${broken} differ from their history`);
  return broken === 0;
}

try {
  if (!(await check(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
