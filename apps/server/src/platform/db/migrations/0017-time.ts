import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const time: Migration = {
  async up(db) {
    // By when a visit should be done; lists show it.
    await sql`alter table visits add column due_at timestamptz`.execute(db);
  },
};
