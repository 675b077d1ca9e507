import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps the growing part of long states in rows that are written once. Stored states stay as they are until their next change; those that
 * are large are set aside then.
 */
export const instanceSegments: Migration = {
  async up(db) {
    await sql`alter table instances add column segments integer not null default 0`.execute(db);
    await sql`
      create table instance_segments (
        instance_id uuid not null references instances (id),
        seq integer not null,
        part jsonb not null,
        primary key (instance_id, seq)
      )`.execute(db);
  },
};
