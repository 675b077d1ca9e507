import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const lentReferences: Migration = {
  async up(db) {
    // References that a person shares, for controls that allow it. Sharing applies while the record holds the reference in the same field.
    await sql`
      create table lent_references (
        record_id uuid not null,
        place text collate pg_c_utf8 not null,
        target_id uuid not null,
        lent_by uuid not null references people (id),
        lent_at timestamptz not null,
        primary key (record_id, place, target_id)
      )`.execute(db);
  },
};
