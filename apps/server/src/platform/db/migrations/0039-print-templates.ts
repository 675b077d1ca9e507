import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const printTemplates: Migration = {
  async up(db) {
    await sql`
      create table print_templates (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        form_code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        is_default boolean not null,
        content jsonb not null,
        version integer not null,
        created_at timestamptz not null,
        modified_at timestamptz not null,
        modified_by uuid not null references people (id),
        unique (schema_code, form_code, name)
      )`.execute(db);
    await sql`create unique index print_templates_default on print_templates (schema_code, form_code) where is_default`.execute(db);
  },
};
