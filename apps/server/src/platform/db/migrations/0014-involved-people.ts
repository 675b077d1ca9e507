import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const involvedPeople: Migration = {
  async up(db) {
    await sql`alter table work_items
      drop constraint work_items_kind_check,
      add constraint work_items_kind_check
        check (kind in ('normal', 'forward', 'assist', 'add', 'consult', 'circulate', 'sub-instance')),
      add column waits_for uuid`.execute(db);
    // The request to other people for which an item is waiting.
    await sql`create index work_items_waiting on work_items (holder_id, received_at desc, id desc)
      where state = 'waiting' and waits_for is not null`.execute(db);
    await sql`update instances set state = state || '{"involvements": {}}' where not state ? 'involvements'`.execute(db);
  },
};
