import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows of imports tell their issues only: which of them are checked and written is told by the progress of their import. */
export const importProgress: Migration = {
  async up(db) {
    await sql`update import_rows set state = 'waiting' where state in ('good', 'added', 'updated')`.execute(db);
    await sql`
      alter table import_rows drop column record_id, drop constraint import_rows_state_check,
        add constraint import_rows_state_check check (state in ('waiting', 'faulty'))`.execute(db);
  },
};
