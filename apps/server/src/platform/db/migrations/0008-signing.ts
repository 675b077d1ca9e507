import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const signing: Migration = {
  async up(db) {
    // Pages for signing on another device. Only the page has the token.
    await sql`
      create table signing_pages (
        id uuid primary key,
        token_hash text collate pg_c_utf8 not null unique,
        person_id uuid not null references people (id) on delete cascade,
        schema_code text collate pg_c_utf8 not null,
        control text collate pg_c_utf8 not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        file_id uuid references files (id) on delete set null
      )`.execute(db);
    await sql`create index signing_pages_expiry on signing_pages (expires_at)`.execute(db);
    await sql`create index signing_pages_file on signing_pages (file_id) where file_id is not null`.execute(db);
  },
};
