import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the index by department, which visibility of records needs, to existing tables of models; new tables are created with it. */
export const departmentIndexes: Migration = {
  async up(db) {
    const { rows } = await sql<{ code: string }>`
      select h.code from document_heads h join pg_tables t on t.schemaname = 'biz' and t.tablename = h.code
      where h.kind = 'model' order by h.code`.execute(db);
    for (const { code } of rows) {
      await sql`create index if not exists ${sql.id(`${code}$$dept`)} on ${sql.id('biz', code)} (owner_dept_id, created_time, id)`.execute(
        db,
      );
    }
  },
};
