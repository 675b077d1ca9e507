import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const identityProvider: Migration = {
  async up(db) {
    // Pending sign-ins at the identity provider. Only the browser has the state.
    await sql`
      create table provider_sign_ins (
        state_hash bytea primary key,
        verifier text collate pg_c_utf8 not null,
        nonce text collate pg_c_utf8 not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index provider_sign_ins_expiry on provider_sign_ins (expires_at)`.execute(db);
    // Accounts are linked by subject, because names at a provider may be reassigned.
    await sql`
      create table provider_accounts (
        issuer text collate pg_c_utf8 not null,
        subject text collate pg_c_utf8 not null,
        person_id uuid not null references people (id) on delete cascade,
        linked_at timestamptz not null,
        primary key (issuer, subject),
        unique (person_id, issuer)
      )`.execute(db);
  },
};
