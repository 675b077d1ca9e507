import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shortCodes: Migration = {
  async up(db) {
    await sql`
      create table short_codes (
        code text collate pg_c_utf8 primary key,
        schema_code text collate pg_c_utf8 not null,
        form_code text collate pg_c_utf8 not null default '',
        object_id text collate pg_c_utf8 not null default '',
        created_by uuid not null references people (id),
        created_at timestamptz not null,
        unique (schema_code, form_code, object_id)
      )`.execute(db);
  },
};
