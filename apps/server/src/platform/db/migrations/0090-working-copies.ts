import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the working copies of applications, who may design and publish them, and notes of versions. */
export const workingCopies: Migration = {
  async up(db) {
    await sql`alter table apps add column state text collate pg_c_utf8 not null default 'open' check (state in ('unpublished', 'open', 'closed'))`.execute(
      db,
    );
    await sql`
      create trigger apps_changed after update of state on apps
        for each statement execute function published_changed()`.execute(db);
    await sql`alter table documents add column note text collate pg_c_utf8`.execute(db);
    await sql`
      create table working_copies (
        app_code text collate pg_c_utf8 primary key references apps (code) on delete cascade,
        revision integer not null default 0,
        snapshot_revision integer not null default 0,
        snapshot_at timestamptz
      )`.execute(db);
    await sql`
      create table working_documents (
        app_code text collate pg_c_utf8 not null references working_copies (app_code) on delete cascade,
        kind text collate pg_c_utf8 not null,
        scope text collate pg_c_utf8 not null,
        code text collate pg_c_utf8 not null,
        content jsonb,
        base_version integer,
        primary key (app_code, kind, scope, code)
      )`.execute(db);
    await sql`
      create table working_groups (
        app_code text collate pg_c_utf8 not null references working_copies (app_code) on delete cascade,
        revision integer not null,
        kind text collate pg_c_utf8 not null,
        key text collate pg_c_utf8 not null,
        operations jsonb not null,
        author uuid references people (id),
        at timestamptz not null,
        primary key (app_code, revision)
      )`.execute(db);
    await sql`create unique index working_group_keys on working_groups (app_code, key)`.execute(db);
    await sql`
      create table working_snapshots (
        id uuid primary key,
        app_code text collate pg_c_utf8 not null references working_copies (app_code) on delete cascade,
        revision integer not null,
        reason text collate pg_c_utf8 not null,
        documents jsonb not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index working_snapshots_of_app on working_snapshots (app_code, at desc, id desc)`.execute(db);
    await sql`
      create table designers (
        app_code text collate pg_c_utf8 not null references apps (code) on delete cascade,
        person_id uuid not null references people (id),
        may_design boolean not null,
        may_publish boolean not null,
        primary key (app_code, person_id)
      )`.execute(db);
    await sql`create index designers_by_person on designers (person_id)`.execute(db);
    await sql`create table app_makers (person_id uuid primary key references people (id))`.execute(db);
  },
};
