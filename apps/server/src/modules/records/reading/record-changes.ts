import { sql } from 'kysely';
import type { TableView } from '../../../platform/db/table-view.ts';
import type { RecordChangesTable } from '../../../platform/db/tables/apps.ts';

/** The changes of each version of records. */
export const recordChangesView: TableView<RecordChangesTable> = sql`
  (select record_id, version, schema_code, changes, actor, at from record_changes)`;
