import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds one-time codes, recovery codes and passkeys, and sign-ins that wait for a second factor. */
export const secondFactors: Migration = {
  async up(db) {
    await sql`
      create table totp_factors (
        person_id uuid primary key references people (id),
        sealed_secret text collate pg_c_utf8,
        pending_secret text collate pg_c_utf8,
        last_step integer,
        confirmed_at timestamptz,
        check ((sealed_secret is null) = (confirmed_at is null))
      )`.execute(db);
    await sql`
      create table recovery_codes (
        person_id uuid not null references people (id),
        code_hash bytea not null,
        primary key (person_id, code_hash)
      )`.execute(db);
    await sql`
      create table passkeys (
        id text collate pg_c_utf8 primary key,
        person_id uuid not null references people (id),
        name text collate pg_c_utf8 not null,
        rp_id text collate pg_c_utf8 not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`.execute(db);
    await sql`create index passkeys_person on passkeys (person_id)`.execute(db);
    await sql`
      create table pending_sign_ins (
        token_hash bytea primary key,
        kind text collate pg_c_utf8 not null check (kind in ('second-factor', 'passkey', 'registration')),
        person_id uuid references people (id),
        challenge text collate pg_c_utf8,
        failures integer not null default 0,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index pending_sign_ins_expiry on pending_sign_ins (expires_at)`.execute(db);
  },
};
