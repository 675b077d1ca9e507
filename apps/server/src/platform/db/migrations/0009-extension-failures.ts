import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const extensionFailures: Migration = {
  async up(db) {
    // Failures of extension controls reported by browsers, one row for each kind of failure.
    await sql`
      create table extension_failures (
        extension text collate pg_c_utf8 not null,
        reason text collate pg_c_utf8 not null,
        detail text collate pg_c_utf8 not null,
        count integer not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (extension, reason)
      )`.execute(db);
  },
};
