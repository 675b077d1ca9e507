import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds tokens with which programs call in the name of a person. */
export const apiTokens: Migration = {
  async up(db) {
    await sql`
      create table api_tokens (
        id uuid primary key,
        person_id uuid not null references people (id),
        name text collate pg_c_utf8 not null,
        token_hash bytea not null unique,
        scope text collate pg_c_utf8 not null check (scope in ('read', 'write')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`.execute(db);
    await sql`create index api_tokens_person on api_tokens (person_id)`.execute(db);
    // The last use is written without this notice, which clears the cache of callers in every process.
    await sql`
      create trigger api_tokens_changed after update of revoked_at or delete on api_tokens
      for each statement execute function people_changed()`.execute(db);
  },
};
