import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const published: Migration = {
  async up(db) {
    // Every process caches current versions and menus; this trigger invalidates the caches after any change.
    await sql`
      create function published_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('inkstone_published', '');
        return null;
      end $$`.execute(db);
    for (const table of ['document_heads', 'app_functions']) {
      await sql`
        create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function published_changed()`.execute(db);
    }
  },
};
