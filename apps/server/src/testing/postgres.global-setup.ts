import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { prepareQueues } from '../platform/jobs/jobs.ts';

/** Where test files find the server and the migrated database they clone. */
export interface TestPostgres {
  readonly connection: pg.ClientConfig;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

const quiet = { info: () => undefined, warn: () => undefined, error: (...line: unknown[]) => console.error(...line) };

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, whose user may create databases, or an embedded one in a
 * temporary folder. Its databases go with it; on one's own server they are dropped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const folder = url ? null : await mkdtemp(join(tmpdir(), 'inkstone-test-'));
  // The embedded one may lose everything at a power cut: nothing is kept, and every test waits less.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const embedded = folder ? await startEmbeddedPostgres({ folder, log: quiet, settings }) : null;
  const connection: pg.ClientConfig = embedded ? embedded.connection : connectionOf(new URL(url!));

  const template = `inkstone_template_${randomUUID().slice(0, 8)}`;
  await statement(connection, `create database ${template}`);
  const database = openDatabase({ ...connection, database: template }, quiet, 2);
  await migrate(database.db);
  await prepareQueues(database.pool);
  await database.close();
  project.provide('postgres', { connection, template });

  return async () => {
    if (embedded) {
      await embedded.stop();
      await rm(folder!, { recursive: true, force: true });
    } else {
      await statement(connection, `drop database if exists ${template} with (force)`);
    }
  };
}

/** Runs one statement outside of any test database. */
export async function statement(connection: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function connectionOf(url: URL): pg.ClientConfig {
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  };
}
