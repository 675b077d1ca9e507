import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const favorites: Migration = {
  async up(db) {
    await sql`
      create table favorites (
        person_id uuid not null references people (id),
        app_code text collate pg_c_utf8 not null,
        function_code text collate pg_c_utf8 not null default '',
        created_at timestamptz not null,
        primary key (person_id, app_code, function_code)
      )`.execute(db);
    await sql`
      create table recent_uses (
        person_id uuid not null references people (id),
        app_code text collate pg_c_utf8 not null,
        function_code text collate pg_c_utf8 not null,
        used_at timestamptz not null,
        primary key (person_id, app_code, function_code)
      )`.execute(db);
  },
};
