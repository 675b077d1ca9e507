import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const apps: Migration = {
  async up(db) {
    await sql`create schema if not exists biz`.execute(db);

    await sql`
      create table documents (
        id uuid primary key,
        kind text collate pg_c_utf8 not null check (kind in ('app', 'model', 'form', 'list', 'workflow')),
        scope text collate pg_c_utf8 not null,
        code text collate pg_c_utf8 not null,
        version integer not null check (version > 0),
        app_code text collate pg_c_utf8 not null,
        content jsonb not null,
        content_hash text collate pg_c_utf8 not null,
        published_at timestamptz not null default now(),
        published_by uuid,
        unique (kind, scope, code, version)
      )`.execute(db);
    await sql`
      create function documents_are_immutable() returns trigger language plpgsql as $$
      begin
        raise exception 'A published document never changes (%)', old.id;
      end $$`.execute(db);
    await sql`
      create trigger documents_immutable before update or delete on documents
      for each row execute function documents_are_immutable()`.execute(db);
    await sql`
      create table document_heads (
        kind text collate pg_c_utf8 not null,
        scope text collate pg_c_utf8 not null,
        code text collate pg_c_utf8 not null,
        app_code text collate pg_c_utf8 not null,
        document_id uuid not null references documents (id),
        version integer not null,
        active boolean not null,
        primary key (kind, scope, code)
      )`.execute(db);
    await sql`create index document_heads_app on document_heads (app_code)`.execute(db);

    await sql`
      create table apps (
        code text collate pg_c_utf8 primary key,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        icon text collate pg_c_utf8,
        group_code text collate pg_c_utf8 not null,
        group_name text collate pg_c_utf8 not null,
        group_name_i18n jsonb not null,
        position integer not null
      )`.execute(db);
    await sql`
      create table app_functions (
        app_code text collate pg_c_utf8 not null references apps (code),
        code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        schema_code text collate pg_c_utf8 not null,
        form_code text collate pg_c_utf8 not null,
        list_code text collate pg_c_utf8,
        workflow_code text collate pg_c_utf8,
        position integer not null,
        primary key (app_code, code)
      )`.execute(db);
    await sql`create index app_functions_model on app_functions (schema_code)`.execute(db);

    await sql`
      create table record_changes (
        record_id uuid not null,
        version integer not null,
        schema_code text collate pg_c_utf8 not null,
        changes jsonb not null,
        actor uuid not null,
        at timestamptz not null,
        primary key (record_id, version)
      )`.execute(db);
    await sql`
      create table sequence_counters (
        schema_code text collate pg_c_utf8 not null,
        part integer not null,
        period text collate pg_c_utf8 not null,
        value bigint not null,
        primary key (schema_code, part, period)
      )`.execute(db);
  },
};
