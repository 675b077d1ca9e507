import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const time: Migration = {
  async up(db) {
    // The time limit of a visit, shown in lists.
    await sql`alter table visits add column due_at timestamptz`.execute(db);
  },
};
