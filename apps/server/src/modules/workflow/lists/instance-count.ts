import { sql } from 'kysely';
import { instanceStatuses, type InstanceStatus } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { mostCounted, type WorkCountFilter } from './work-count.ts';

/** Counts the instances somebody started, by status; each count stops at 100. */
export async function countInstances(
  executor: Executor,
  personId: string,
  { appCode, schemaCode }: WorkCountFilter,
): Promise<Record<InstanceStatus, number>> {
  const ofApp = appCode === undefined ? sql`true` : sql`app_code = ${appCode}`;
  const ofSchema = schemaCode === undefined ? sql`true` : sql`schema_code = ${schemaCode}`;
  // Each status uses its part of an index; drafts have an index of their own.
  const counts = (Object.keys(instanceStatuses) as InstanceStatus[]).map(
    (status) => sql`select ${sql.lit(status)} as status, count(*)::int as count from (
      select 1 from instances where initiator_id = ${personId} and status = ${sql.lit(status)} and deleted_at is null
        ${status === 'DRAFT' ? sql`` : sql`and status <> 'DRAFT'`} and ${ofApp} and ${ofSchema} limit ${mostCounted}) counted`,
  );
  const { rows } = await sql<{ status: InstanceStatus; count: number }>`${sql.join(counts, sql` union all `)}`.execute(executor);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<InstanceStatus, number>;
}
