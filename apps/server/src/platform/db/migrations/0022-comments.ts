import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const comments: Migration = {
  async up(db) {
    await sql`
      create table comments (
        id uuid primary key,
        schema_code text collate pg_c_utf8 not null,
        record_id uuid not null,
        parent_id uuid references comments (id),
        author_id uuid not null references people (id),
        content text collate pg_c_utf8 not null,
        mentioned uuid[] not null,
        files uuid[] not null,
        client text collate pg_c_utf8 not null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        deleted_by uuid references people (id)
      )`.execute(db);
    await sql`create index comments_record on comments (record_id, id)`.execute(db);
    await sql`create index comments_parent on comments (parent_id, id) where parent_id is not null`.execute(db);
  },
};
