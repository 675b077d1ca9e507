import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifies of changed settings: every process keeps the time zone of the organisation. */
export const settingsChanged: Migration = {
  async up(db) {
    await sql`
      create function settings_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('inkstone_settings', '');
        return null;
      end $$`.execute(db);
    await sql`
      create trigger settings_changed after insert or update or delete or truncate on settings
      for each statement execute function settings_changed()`.execute(db);
  },
};
