import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';

/** Returns today's date in the organisation's time zone. */
export async function todayIn(executor: Executor, { now, timeZone }: Pick<RequestContext, 'now' | 'timeZone'>): Promise<string> {
  const { rows } = await sql<{ today: string }>`select (${now()}::timestamptz at time zone ${timeZone})::date as today`.execute(executor);
  return rows[0]!.today;
}
