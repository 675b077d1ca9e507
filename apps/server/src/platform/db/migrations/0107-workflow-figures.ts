import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The instances of a workflow on which somebody worked last, for the figures of its activities. */
export const workflowFigures: Migration = {
  async up(db) {
    await sql`create index instances_worked_on on instances (workflow_code, modified_at desc, id)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);
  },
};
