import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const messageDeliveries: Migration = {
  async up(db) {
    await sql`create index message_deliveries_latest on message_deliveries (created_at desc, id desc)`.execute(db);
  },
};
