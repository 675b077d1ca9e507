import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const businessRules: Migration = {
  async up(db) {
    await sql`
      create table business_rules (
        id uuid primary key,
        code text collate pg_c_utf8 not null unique,
        name text collate pg_c_utf8 not null,
        app_code text collate pg_c_utf8 not null,
        schema_code text collate pg_c_utf8 not null,
        trigger text collate pg_c_utf8 not null,
        active boolean not null,
        version integer not null,
        definition jsonb not null,
        created_at timestamptz not null,
        created_by uuid references people (id),
        modified_at timestamptz not null,
        modified_by uuid references people (id)
      )`.execute(db);
    await sql`create index business_rules_model on business_rules (schema_code, code)`.execute(db);
    await sql`create index business_rules_app on business_rules (app_code, code)`.execute(db);

    // Every process caches the rules of models; this trigger invalidates the caches after any change.
    await sql`
      create trigger business_rules_changed after insert or update or delete or truncate on business_rules
      for each statement execute function published_changed()`.execute(db);
  },
};
