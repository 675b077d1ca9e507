import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifies of changes to the small tables that nearly every command reads: every process keeps what it has read of them. */
export const remembered: Migration = {
  async up(db) {
    await sql`
      create function remembered_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('inkstone_remembered', '');
        return null;
      end $$`.execute(db);
    for (const table of ['settings', 'message_preferences', 'workflow_trusts']) {
      await sql`
        create trigger ${sql.ref(`${table}_remembered`)} after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function remembered_changed()`.execute(db);
    }
  },
};
