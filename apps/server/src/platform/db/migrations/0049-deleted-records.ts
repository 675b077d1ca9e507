import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deletedRecords: Migration = {
  async up(db) {
    await sql`
      create table deleted_records (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        record jsonb not null,
        sheets jsonb not null,
        deleted_by uuid not null references people (id),
        deleted_at timestamptz not null
      )`.execute(db);
    await sql`create index deleted_records_of_model on deleted_records (schema_code, deleted_at desc, id desc)`.execute(db);
    await sql`create index deleted_records_due on deleted_records (deleted_at)`.execute(db);
  },
};
