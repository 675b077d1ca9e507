import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/db/open-database.ts';
import type { Db } from '../platform/db/database.ts';
import { statement } from './postgres.global-setup.ts';

export interface TestDatabase extends OpenDatabase {
  readonly connection: pg.ClientConfig;
}

/** Content that many tests begin with: the first test of a run writes it, the others begin with a copy. */
export interface Content {
  readonly name: string;
  readonly write: (db: Db) => Promise<void>;
}

const log = { warn: () => undefined };

/** Creates a migrated database for a test, empty or with the content. `close` drops it. */
export async function createTestDatabase(content: Content | null = null): Promise<TestDatabase> {
  const { connection, template } = inject('postgres');
  const name = `inkstone_test_${randomUUID().replaceAll('-', '')}`;
  await statement(connection, `create database ${name} template ${content ? await templateWith(content) : template} strategy file_copy`);
  const own = { ...connection, database: name };
  const opened = openDatabase(own, log, 10);
  return {
    ...opened,
    connection: own,
    close: async () => {
      await opened.close();
      await statement(connection, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Returns the template database with the content; the workers of the test runner take turns to look for it. */
async function templateWith({ name, write }: Content): Promise<string> {
  const { connection, template } = inject('postgres');
  const found = `${template}_${name}`;
  const draft = `${found}_new`;
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [found]);
    if ((await client.query('select from pg_database where datname = $1', [found])).rowCount === 1) return found;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${template} strategy file_copy`);
    const opened = openDatabase({ ...connection, database: draft }, log, 2);
    await write(opened.db).finally(() => opened.close());
    await client.query(`alter database ${draft} rename to ${found}`);
    return found;
  } finally {
    await client.end();
  }
}
