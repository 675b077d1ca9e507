import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifies of changed workflow administrators, who are part of the cached callers of every process. */
export const administratorsChanged: Migration = {
  async up(db) {
    for (const table of ['workflow_admins', 'workflow_admin_scopes']) {
      await sql`
        create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete on ${sql.table(table)}
        for each statement execute function people_changed()`.execute(db);
    }
  },
};
