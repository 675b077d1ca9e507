import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the names of deleted roles, to which the history of the organisation refers. */
export const deletedRoles: Migration = {
  async up(db) {
    await sql`
      create table deleted_roles (
        id uuid primary key,
        code text collate pg_c_utf8 not null,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null,
        deleted_at timestamptz not null
      )`.execute(db);
  },
};
