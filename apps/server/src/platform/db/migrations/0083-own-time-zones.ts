import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time zone in which a person reads times; null: that of the organisation. */
export const ownTimeZones: Migration = {
  async up(db) {
    await sql`alter table people add column time_zone text collate pg_c_utf8`.execute(db);
  },
};
