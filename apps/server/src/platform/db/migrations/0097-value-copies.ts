import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds jobs that copy the values of one data item into another, and the values that did not convert. */
export const valueCopies: Migration = {
  async up(db) {
    await sql`
      create table value_copies (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        from_item text collate pg_c_utf8 not null,
        to_item text collate pg_c_utf8 not null,
        state text collate pg_c_utf8 not null check (state in ('running', 'done', 'canceled', 'failed')),
        total integer not null,
        copied integer not null default 0,
        refused integer not null default 0,
        last_row uuid,
        started_by uuid not null references people (id),
        started_at timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
    await sql`create index value_copies_of_model on value_copies (schema_code, started_at desc)`.execute(db);
    await sql`
      create table value_copy_problems (
        copy_id uuid not null references value_copies (id) on delete cascade,
        value text collate pg_c_utf8 not null,
        count integer not null,
        primary key (copy_id, value)
      )`.execute(db);
  },
};
