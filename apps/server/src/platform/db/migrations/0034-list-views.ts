import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const listViews: Migration = {
  async up(db) {
    // A list without a code is the default list of the model.
    await sql`
      create table list_views (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        list_code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        owner_id uuid not null references people (id) on delete cascade,
        is_shared boolean not null,
        state jsonb not null,
        modified_at timestamptz not null
      )`.execute(db);
    await sql`create index list_views_own on list_views (owner_id, schema_code, list_code)`.execute(db);
    await sql`create index list_views_shared on list_views (schema_code, list_code) where is_shared`.execute(db);
    await sql`
      create table list_view_defaults (
        person_id uuid not null references people (id) on delete cascade,
        schema_code text collate pg_c_utf8 not null,
        list_code text collate pg_c_utf8 not null,
        view_id uuid not null references list_views (id) on delete cascade,
        primary key (person_id, schema_code, list_code)
      )`.execute(db);
    await sql`create index list_view_defaults_view on list_view_defaults (view_id)`.execute(db);
  },
};
