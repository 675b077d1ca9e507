import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a key pair with which clients encrypt passwords. */
export const passwordKey: Migration = {
  async up(db) {
    await sql`alter table signing_keys drop constraint signing_keys_purpose_check`.execute(db);
    await sql`alter table signing_keys add constraint signing_keys_purpose_check
      check (purpose in ('access-token', 'refresh-token', 'webhook', 'password'))`.execute(db);
  },
};
