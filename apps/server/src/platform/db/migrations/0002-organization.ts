import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const organization: Migration = {
  async up(db) {
    await sql`
      create table people (
        id uuid primary key,
        account text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        title jsonb,
        locale text collate pg_c_utf8 not null default 'zh' check (locale in ('zh', 'en')),
        is_admin boolean not null default false,
        is_app_admin boolean not null default false,
        active boolean not null default true,
        created_at timestamptz not null default now()
      )`.execute(db);
    // Accounts are unique regardless of letter case, so that people cannot be confused.
    await sql`create unique index people_account on people (lower(account))`.execute(db);

    await sql`
      create table departments (
        id uuid primary key,
        code text collate pg_c_utf8 not null unique,
        name text collate pg_c_utf8 not null,
        parent_id uuid references departments (id),
        manager_id uuid references people (id),
        sort integer not null default 0,
        check (parent_id <> id)
      )`.execute(db);
    await sql`create index departments_parent on departments (parent_id)`.execute(db);

    await sql`
      create table memberships (
        person_id uuid not null references people (id),
        department_id uuid not null references departments (id),
        sort integer not null,
        primary key (person_id, department_id),
        unique (person_id, sort)
      )`.execute(db);
    await sql`create index memberships_department on memberships (department_id)`.execute(db);

    await sql`
      create table roles (
        id uuid primary key,
        code text collate pg_c_utf8 not null unique,
        name text collate pg_c_utf8 not null
      )`.execute(db);
    await sql`
      create table role_members (
        role_id uuid not null references roles (id),
        person_id uuid not null references people (id),
        primary key (role_id, person_id)
      )`.execute(db);
    await sql`create index role_members_person on role_members (person_id)`.execute(db);

    await sql`
      create table credentials (
        person_id uuid primary key references people (id),
        password_hash text collate pg_c_utf8 not null,
        modified_at timestamptz not null default now()
      )`.execute(db);

    await sql`
      create table sign_ins (
        id uuid primary key,
        person_id uuid not null references people (id),
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        end_reason text collate pg_c_utf8 check (end_reason in ('logout', 'password-changed', 'token-reused')),
        check ((ended_at is null) = (end_reason is null))
      )`.execute(db);
    await sql`create index sign_ins_open on sign_ins (person_id) where ended_at is null`.execute(db);

    await sql`
      create table refresh_tokens (
        token_hash bytea primary key,
        sign_in_id uuid not null references sign_ins (id) on delete cascade,
        issued_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index refresh_tokens_sign_in on refresh_tokens (sign_in_id)`.execute(db);
    await sql`create index refresh_tokens_expires_at on refresh_tokens (expires_at)`.execute(db);

    await sql`
      create table sign_in_attempts (
        subject text collate pg_c_utf8 primary key,
        failures integer not null,
        first_at timestamptz not null
      )`.execute(db);

    await sql`
      create table setup_links (
        token_hash bytea primary key,
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`.execute(db);

    // Every process caches callers for a while; these triggers invalidate the caches after any change.
    await sql`
      create function people_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('inkstone_people', '');
        return null;
      end $$`.execute(db);
    for (const [table, when] of [
      ['people', 'update or delete'],
      ['departments', 'update or delete'],
      ['memberships', 'insert or update or delete'],
      ['sign_ins', 'update or delete'],
    ] as const) {
      await sql`
        create trigger ${sql.ref(`${table}_changed`)} after ${sql.raw(when)} on ${sql.table(table)}
        for each statement execute function people_changed()`.execute(db);
    }
  },
};
