import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets long lists be filtered by application or model within the index, without reading the rows that do not match. Also indexes the
 * foreign keys to rows that are purged.
 */
export const workListIndexes: Migration = {
  async up(db) {
    for (const name of ['work_items_done', 'work_items_read', 'work_items_agent_done', 'instances_started', 'instances_by_status']) {
      await sql`drop index ${sql.ref(name)}`.execute(db);
    }
    await sql`create index work_items_done on work_items (holder_id, finished_at desc, id desc, app_code, schema_code)
      where state = 'done' and kind <> 'circulate'`.execute(db);
    await sql`create index work_items_read on work_items (holder_id, finished_at desc, id desc, app_code, schema_code)
      where state = 'done' and kind = 'circulate'`.execute(db);
    await sql`create index work_items_agent_done on work_items (agent_id, finished_at desc, id desc, app_code, schema_code)
      where agent_id is not null and state = 'done'`.execute(db);
    await sql`create index instances_started on instances (initiator_id, started_at desc, id desc, app_code, schema_code)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);
    await sql`create index instances_by_status on instances (initiator_id, status, started_at desc, id desc, app_code, schema_code)
      where status <> 'DRAFT' and deleted_at is null`.execute(db);

    await sql`create index work_items_visit on work_items (visit_id)`.execute(db);
    await sql`create index work_items_source on work_items (source_id) where source_id is not null`.execute(db);
    await sql`create index messages_instance on messages (instance_id) where instance_id is not null`.execute(db);
    await sql`drop index messages_item`.execute(db);
    await sql`create index messages_item on messages (work_item_id) where work_item_id is not null`.execute(db);
  },
};
