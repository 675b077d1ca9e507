import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds files of people that are compared and imported; their rows are kept for a day. */
export const peopleImports: Migration = {
  async up(db) {
    await sql`
      create table people_imports (
        id uuid primary key,
        person_id uuid not null references people (id),
        name text collate pg_c_utf8 not null,
        locale text collate pg_c_utf8 not null,
        state text collate pg_c_utf8 not null check (state in ('checked', 'applying', 'done', 'cancelled', 'failed')),
        head jsonb not null,
        create_departments boolean not null,
        clear_empty boolean not null,
        summary jsonb not null,
        digest text collate pg_c_utf8 not null,
        total integer not null,
        done integer not null default 0,
        problem text collate pg_c_utf8,
        created_at timestamptz not null,
        finished_at timestamptz,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index people_imports_person on people_imports (person_id, created_at desc)`.execute(db);
    await sql`create index people_imports_expiry on people_imports (expires_at)`.execute(db);
    await sql`
      create table people_import_rows (
        import_id uuid not null references people_imports (id) on delete cascade,
        position integer not null,
        given jsonb not null,
        state text collate pg_c_utf8 not null check (state in ('new', 'changed', 'unchanged', 'issue')),
        outcome jsonb not null,
        new_person_id uuid,
        primary key (import_id, position)
      )`.execute(db);
    await sql`create index people_import_rows_state on people_import_rows (import_id, state, position)`.execute(db);
  },
};
