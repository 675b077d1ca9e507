import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the job that sends a message: after the end of its process the next attempt does not wait for the old claim. */
export const deliveryClaims: Migration = {
  async up(db) {
    await sql`alter table message_deliveries add column claimed_by uuid`.execute(db);
  },
};
