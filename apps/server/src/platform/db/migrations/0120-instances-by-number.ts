import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A search for a whole sequence number finds its instances by an index instead of reading somebody's list. */
export const instancesByNumber: Migration = {
  async up(db) {
    await sql`create index instances_number on instances (sequence_no) where sequence_no is not null`.execute(db);
  },
};
