import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const imports: Migration = {
  async up(db) {
    await sql`
      create table imports (
        id uuid primary key,
        person_id uuid not null references people (id),
        schema_code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        locale text collate pg_c_utf8 not null,
        state text collate pg_c_utf8 not null
          check (state in ('mapping', 'reading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed')),
        sha256 text collate pg_c_utf8,
        head jsonb not null,
        mapping jsonb,
        keys jsonb not null default '[]',
        mode integer not null default 0,
        position integer not null default 0,
        total integer not null default 0,
        checked integer not null default 0,
        done integer not null default 0,
        added integer not null default 0,
        updated integer not null default 0,
        failed integer not null default 0,
        result integer not null default -1,
        problem text collate pg_c_utf8,
        previous_id uuid,
        created_at timestamptz not null,
        finished_at timestamptz,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index imports_person on imports (person_id, created_at desc, id desc)`.execute(db);
    await sql`create index imports_expiry on imports (expires_at)`.execute(db);
    await sql`create index imports_content on imports (sha256) where sha256 is not null`.execute(db);

    await sql`
      create table import_rows (
        import_id uuid not null references imports (id) on delete cascade,
        position integer not null,
        lines jsonb not null,
        state text collate pg_c_utf8 not null default 'waiting' check (state in ('waiting', 'good', 'faulty', 'added', 'updated')),
        issues jsonb,
        record_id uuid,
        primary key (import_id, position)
      )`.execute(db);
    await sql`create index import_rows_faulty on import_rows (import_id, position) where state = 'faulty'`.execute(db);
  },
};
