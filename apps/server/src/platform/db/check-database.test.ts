import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { statement } from '../../testing/postgres.global-setup.ts';
import { checkDatabase } from './check-database.ts';
import { connectionConfig } from './connection-config.ts';
import { openDatabase } from './open-database.ts';

const quiet = { warn: () => undefined };

test('a database whose encoding is not UTF-8 is refused with a message', async () => {
  const { connection } = inject('postgres');
  const name = `inkstone_ascii_${randomUUID().slice(0, 8)}`;
  await statement(connection, `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
  const database = openDatabase({ ...connection, database: name }, quiet, 1);

  const checked = checkDatabase(database.db);

  await expect(checked).rejects.toThrow("the database is encoded in SQL_ASCII; Inkstone needs one created with ENCODING 'UTF8'");
  await database.close();
  await statement(connection, `drop database ${name} with (force)`);
});

test('a supported version with UTF-8 is accepted', async () => {
  const { connection, template } = inject('postgres');
  const database = openDatabase({ ...connection, database: template }, quiet, 1);

  await checkDatabase(database.db);

  await database.close();
});

test('options of the address are combined with those of the product', () => {
  const config = connectionConfig('postgres://me:secret@db.example/ink?options=-c%20statement_timeout%3D5000&sslmode=require');

  expect(config.options).toContain('-c statement_timeout=5000 -c search_path=inkstone');
  expect(config.connectionString).toBe('postgres://me:secret@db.example/ink?sslmode=require');
});
