import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const platform: Migration = {
  async up(db) {
    await sql`
      create table idempotency_keys (
        person_id uuid not null,
        key uuid not null,
        fingerprint text collate pg_c_utf8 not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (person_id, key)
      )`.execute(db);
    await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);
    await sql`create index idempotency_keys_person_created_at on idempotency_keys (person_id, created_at)`.execute(db);

    await sql`
      create table outbox (
        id bigint generated always as identity primary key,
        kind text collate pg_c_utf8 not null,
        people uuid[] not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        batch bigint
      )`.execute(db);
    await sql`create sequence outbox_batch`.execute(db);
    await sql`create index outbox_waiting on outbox (id) where batch is null`.execute(db);
    await sql`create index outbox_relayed on outbox (batch) where batch is not null`.execute(db);

    await sql`
      create table settings (
        key text collate pg_c_utf8 primary key,
        value jsonb not null,
        modified_at timestamptz not null default now()
      )`.execute(db);

    await sql`
      create table signing_keys (
        id uuid primary key,
        purpose text collate pg_c_utf8 not null check (purpose in ('access-token', 'refresh-token')),
        secret bytea not null,
        created_at timestamptz not null default now()
      )`.execute(db);
  },
};
