import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const recordBatches: Migration = {
  async up(db) {
    await sql`
      create table record_batches (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        kind text collate pg_c_utf8 not null check (kind in ('update', 'delete')),
        field_values jsonb not null,
        locale text collate pg_c_utf8 not null,
        state text collate pg_c_utf8 not null check (state in ('running', 'done', 'canceled', 'failed')),
        total integer not null,
        done integer not null default 0,
        refused integer not null default 0,
        started_by uuid not null references people (id),
        started_at timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
    await sql`create index record_batches_of on record_batches (started_by, started_at desc)`.execute(db);
    // The row of a finished record is deleted; that of a refused one stays with the reason.
    await sql`
      create table record_batch_items (
        batch_id uuid not null references record_batches (id) on delete cascade,
        record_id uuid not null,
        problem jsonb,
        primary key (batch_id, record_id)
      )`.execute(db);
    await sql`create index record_batch_items_waiting on record_batch_items (batch_id, record_id) where problem is null`.execute(db);
  },
};
