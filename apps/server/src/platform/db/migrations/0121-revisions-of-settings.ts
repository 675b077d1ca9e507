import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Settings count their changes, so that nobody undoes what somebody else has saved since they read it. */
export const revisionsOfSettings: Migration = {
  async up(db) {
    await sql`alter table settings add column revision integer not null default 1`.execute(db);
  },
};
