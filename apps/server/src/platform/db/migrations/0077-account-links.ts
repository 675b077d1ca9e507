import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds links with which people set their password: invitations, and resets of forgotten passwords. */
export const accountLinks: Migration = {
  async up(db) {
    await sql`
      create table account_links (
        person_id uuid not null references people (id),
        kind text collate pg_c_utf8 not null check (kind in ('invitation', 'reset')),
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (person_id, kind)
      )`.execute(db);
    await sql`create index account_links_expiry on account_links (expires_at)`.execute(db);
  },
};
