import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the values that did not allow the unique index of an item. */
export const uniqueFailures: Migration = {
  async up(db) {
    await sql`
      create table unique_failures (
        schema_code text collate pg_c_utf8 not null,
        item_code text collate pg_c_utf8 not null,
        repeated jsonb not null,
        primary key (schema_code, item_code)
      )`.execute(db);
  },
};
