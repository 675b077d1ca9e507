import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface WorkCountFilter {
  readonly appCode?: string | undefined;
  readonly schemaCode?: string | undefined;
}

/** Counting stops here: a badge shows "or more" instead of counting a whole history. */
export const mostCounted = 100;

/** Counts somebody's open tasks, copies to read and drafts. */
export async function countWork(
  executor: Executor,
  personId: string,
  { appCode, schemaCode }: WorkCountFilter,
): Promise<{ todo: number; toRead: number; drafts: number }> {
  const ofApp = appCode === undefined ? sql`true` : sql`app_code = ${appCode}`;
  const ofSchema = schemaCode === undefined ? sql`true` : sql`schema_code = ${schemaCode}`;
  const { rows } = await sql<{ todo: number; toRead: number; drafts: number }>`
    select
      (select count(*)::int from (
        (select 1 from work_items where holder_id = ${personId} and state = 'open' and kind <> 'circulate'
          and ${ofApp} and ${ofSchema} limit ${mostCounted})
        union all (select 1 from work_items where agent_id = ${personId} and state = 'open' and ${ofApp} and ${ofSchema} limit ${mostCounted})
        limit ${mostCounted}) counted) as todo,
      (select count(*)::int from (select 1 from work_items where holder_id = ${personId} and state = 'open' and kind = 'circulate'
        and not exists (select from instances i where i.id = work_items.instance_id and i.deleted_at is not null)
        and ${ofApp} and ${ofSchema} limit ${mostCounted}) counted) as "toRead",
      (select count(*)::int from (select 1 from instances where initiator_id = ${personId} and status = 'DRAFT' and deleted_at is null
        and ${ofApp} and ${ofSchema} limit ${mostCounted}) counted) as drafts`.execute(executor);
  return rows[0]!;
}
