import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A key pair that clients encrypt passwords for. */
export const passwordKey: Migration = {
  async up(db) {
    await sql`alter table signing_keys drop constraint signing_keys_purpose_check`.execute(db);
    await sql`alter table signing_keys add constraint signing_keys_purpose_check
      check (purpose in ('access-token', 'refresh-token', 'webhook', 'password'))`.execute(db);
  },
};
