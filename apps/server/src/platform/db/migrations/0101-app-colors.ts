import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the colours of applications. */
export const appColors: Migration = {
  async up(db) {
    await sql`alter table apps add column color text collate pg_c_utf8`.execute(db);
    // The order, names and icons of applications are cached by every process.
    await sql`drop trigger apps_changed on apps`.execute(db);
    await sql`
      create trigger apps_changed after update or delete on apps
        for each statement execute function published_changed()`.execute(db);
  },
};
