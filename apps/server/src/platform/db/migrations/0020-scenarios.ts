import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const scenarios: Migration = {
  async up(db) {
    await sql`
      create table workflow_scenarios (
        id uuid primary key,
        workflow_code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        initiator_id uuid not null references people (id),
        form_code text collate pg_c_utf8,
        patch jsonb not null,
        starts_at timestamptz,
        decisions jsonb not null,
        expected jsonb not null,
        blocks boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        updated_by uuid not null references people (id)
      )`.execute(db);
    await sql`create unique index workflow_scenarios_name on workflow_scenarios (workflow_code, name)`.execute(db);
    await sql`create index workflow_scenarios_latest on workflow_scenarios (workflow_code, updated_at desc, id desc)`.execute(db);
  },
};
