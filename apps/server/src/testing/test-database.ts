import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/db/open-database.ts';
import { statement } from './postgres.global-setup.ts';

export interface TestDatabase extends OpenDatabase {
  readonly connection: pg.ClientConfig;
}

/** Creates a migrated, empty database for a test. `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection, template } = inject('postgres');
  const name = `inkstone_test_${randomUUID().replaceAll('-', '')}`;
  await statement(connection, `create database ${name} template ${template}`);
  const own = { ...connection, database: name };
  const opened = openDatabase(own, { warn: () => undefined }, 10);
  return {
    ...opened,
    connection: own,
    close: async () => {
      await opened.close();
      await statement(connection, `drop database if exists ${name} with (force)`);
    },
  };
}
