import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@inkstone/testing/temporary-folder';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { prepareQueues } from '../platform/jobs/jobs.ts';

/** The database server of the tests, and the migrated template database that tests clone. */
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
 * Provides one PostgreSQL server for the whole run: that of TEST_DATABASE_URL, whose user must be able to create databases, or an embedded
 * one in a temporary folder. The folder is deleted at the end; on another server the databases are dropped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The workers inherit it.
  process.env['TMPDIR'] = temporaryFolder();
  const url = process.env['TEST_DATABASE_URL'];
  const folder = url ? null : await mkdtemp(join(temporaryFolder(), 'inkstone-test-'));
  // Durability is switched off for speed, because no data is kept.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', max_wal_size: '256MB' };
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
      for (const content of ['', '_demo', '_organized', '_leave'])
        await statement(connection, `drop database if exists ${template}${content} with (force)`);
    }
  };
}

/** Runs one statement on its own connection. */
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
