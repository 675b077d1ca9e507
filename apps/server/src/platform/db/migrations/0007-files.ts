import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const files: Migration = {
  async up(db) {
    // The contents of the store by hash. The row is inserted before the bytes are stored and deleted before they are removed.
    await sql`
      create table file_contents (
        sha256 text collate pg_c_utf8 primary key,
        size bigint not null,
        touched_at timestamptz not null default now()
      )`.execute(db);

    await sql`
      create table files (
        id uuid primary key,
        name text collate pg_c_utf8 not null,
        size bigint not null,
        sha256 text collate pg_c_utf8 not null references file_contents (sha256),
        media_type text collate pg_c_utf8 not null,
        kind text collate pg_c_utf8 not null check (kind in ('image', 'sound', 'film', 'document', 'archive', 'text', 'unknown')),
        width integer,
        height integer,
        uploaded_by uuid not null references people (id),
        created_at timestamptz not null,
        schema_code text collate pg_c_utf8,
        control text collate pg_c_utf8,
        is_signature boolean not null default false,
        record_id uuid,
        row_id uuid,
        attached_at timestamptz,
        category text collate pg_c_utf8,
        category_name text collate pg_c_utf8,
        check ((record_id is null) = (attached_at is null)),
        check ((category is null) = (category_name is null))
      )`.execute(db);
    await sql`create index files_record on files (record_id) where record_id is not null`.execute(db);
    await sql`create index files_sha256 on files (sha256)`.execute(db);
    await sql`create index files_temporary on files (created_at) where record_id is null and category is null`.execute(db);
    await sql`create index files_uploader_temporary on files (uploaded_by) where record_id is null and category is null`.execute(db);
    await sql`create index files_signatures on files (uploaded_by, id desc) where is_signature and record_id is not null`.execute(db);
    await sql`create unique index files_category on files (category, category_name) where category is not null`.execute(db);

    await sql`
      create table common_comments (
        id uuid primary key,
        person_id uuid not null references people (id) on delete cascade,
        content text collate pg_c_utf8 not null,
        sort integer not null,
        unique (person_id, sort) deferrable initially deferred
      )`.execute(db);
  },
};
