import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const exportTasks: Migration = {
  async up(db) {
    await sql`
      create table export_tasks (
        id uuid primary key,
        person_id uuid not null references people (id),
        schema_code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        request jsonb not null,
        locale text collate pg_c_utf8 not null,
        state text collate pg_c_utf8 not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
        done integer not null default 0,
        total integer,
        problem text collate pg_c_utf8,
        sha256 text collate pg_c_utf8,
        size bigint,
        media_type text collate pg_c_utf8,
        created_at timestamptz not null,
        beat_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index export_tasks_person on export_tasks (person_id, created_at desc, id desc)`.execute(db);
    await sql`create index export_tasks_expiry on export_tasks (expires_at)`.execute(db);
    await sql`create index export_tasks_content on export_tasks (sha256) where sha256 is not null`.execute(db);
    await sql`create index export_tasks_running on export_tasks (beat_at) where state = 'running'`.execute(db);
  },
};
