import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/db/open-database.ts';
import type { Db } from '../platform/db/database.ts';

export interface TestDatabase extends OpenDatabase {
  readonly connection: pg.ClientConfig;
}

/** Content that many tests begin with: the first test of a run writes it, the others begin with a copy. */
export interface Content {
  readonly name: string;
  readonly write: (db: Db) => Promise<void>;
}

const log = { warn: () => undefined };

/** The connection of this worker that creates and drops databases; files share it, and it does not keep the worker alive. */
let administration: pg.Pool | null = null;
/** The templates that this worker has found, by the name of their content. */
const templates = new Map<string, string>();

async function administrate(text: string): Promise<void> {
  // The database server ends before the worker does.
  administration ??= new pg.Pool({ ...inject('postgres').connection, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  await administration.query(text);
}

/** Creates a migrated database for a test, empty or with the content. `close` drops it. */
export async function createTestDatabase(content: Content | null = null): Promise<TestDatabase> {
  const { connection, template } = inject('postgres');
  const name = `inkstone_test_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template ${content ? await templateWith(content) : template} strategy file_copy`);
  const own = { ...connection, database: name };
  const opened = openDatabase(own, log, 10);
  return {
    ...opened,
    connection: own,
    close: async () => {
      await opened.close();
      await administrate(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Returns the template database with the content. */
async function templateWith(content: Content): Promise<string> {
  const known = templates.get(content.name) ?? (await findTemplate(content));
  templates.set(content.name, known);
  return known;
}

/** Creates the template database if there is none; the workers of the test runner take turns to look for it. */
async function findTemplate({ name, write }: Content): Promise<string> {
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
