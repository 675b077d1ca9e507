import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a key that signs webhooks of services, and the parent of instances. */
export const outsideWork: Migration = {
  async up(db) {
    await sql`alter table signing_keys drop constraint signing_keys_purpose_check`.execute(db);
    await sql`alter table signing_keys add constraint signing_keys_purpose_check
      check (purpose in ('access-token', 'refresh-token', 'webhook'))`.execute(db);
    await sql`alter table instances add column parent_id uuid references instances (id)`.execute(db);
    await sql`create index instances_parent on instances (parent_id) where parent_id is not null`.execute(db);
  },
};
