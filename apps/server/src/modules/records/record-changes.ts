import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { RecordChangesTable } from '../../platform/db/tables/apps.ts';

/** What each version of records changed, to stand where a table would in statements of other modules; PostgreSQL plans it as the table itself. */
export const recordChangesView: RawBuilder<Selectable<RecordChangesTable>> = sql`
  (select record_id, version, schema_code, changes, actor, at from record_changes)`;
