import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/**
 * Returns a condition for the instances `i` that continue in their pinned version. A retrieved form counts, because it waits in its version
 * too.
 */
export function isOngoing(): RawBuilder<SqlBool> {
  return sql<SqlBool>`i.deleted_at is null and (i.status in ('PROCESSING', 'EXCEPTION') or (i.status = 'DRAFT' and i.pass > 0))`;
}

const countedAtMost = 1000;

export interface BoundedCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** Counts the running instances of a workflow, or of one of its versions; stops at 1,000. */
export async function countRunning(executor: Executor, workflowCode: string, version?: number): Promise<BoundedCount> {
  let query = executor.selectFrom('instances as i').select('i.id').where('i.workflow_code', '=', workflowCode).where(isOngoing());
  if (version !== undefined) query = query.where('i.workflow_version', '=', version);
  const { count } = await executor
    .selectFrom(query.limit(countedAtMost + 1).as('some'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), countedAtMost), isMore: Number(count) > countedAtMost };
}
