import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds passwords that must be changed at the next sign-in, and sign-ins that may do nothing else until then. */
export const forcedPasswordChanges: Migration = {
  async up(db) {
    await sql`alter table credentials add column must_change boolean not null default false`.execute(db);
    await sql`
      alter table sign_ins add column restriction text collate pg_c_utf8
        check (restriction in ('password-change', 'second-factor'))`.execute(db);
  },
};
