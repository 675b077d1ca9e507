import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which job sends a message: when it is done again because its process is gone, nobody waits for the one before. */
export const deliveryClaims: Migration = {
  async up(db) {
    await sql`alter table message_deliveries add column claimed_by uuid`.execute(db);
  },
};
