import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { isMigrated } from '../../platform/db/migrate.ts';

/**
 * For operators. `/health/live`: the process responds. `/health/ready`: it may receive requests, because the database responds, is
 * migrated, and the server is not stopping.
 */
export function registerHealth(app: FastifyInstance, options: { db: Db; isStopping(): boolean }): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  let migrated = false;

  app.get('/health/live', hidden, async () => ({ status: 'live' }));

  app.get('/health/ready', hidden, async (_request, reply) => {
    const checks = { database: false, migrations: false, running: !options.isStopping() };
    try {
      await sql`select 1`.execute(options.db);
      checks.database = true;
      migrated ||= await isMigrated(options.db);
      checks.migrations = migrated;
    } catch (error) {
      app.log.warn({ err: error }, 'not ready: the database does not answer');
    }
    const ready = Object.values(checks).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
