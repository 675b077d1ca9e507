import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { Marked } from './favorites.ts';

const maxRecent = 30;

/** Newest first. */
export async function recentUses(executor: Executor, personId: string): Promise<Marked[]> {
  return executor
    .selectFrom('recent_uses')
    .select(['app_code as appCode', 'function_code as functionCode'])
    .where('person_id', '=', personId)
    .orderBy('used_at', 'desc')
    .execute();
}

export async function addRecentUse(trx: Trx, personId: string, { appCode, functionCode }: Marked, now: Date): Promise<void> {
  await trx
    .insertInto('recent_uses')
    .values({ person_id: personId, app_code: appCode, function_code: functionCode, used_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'app_code', 'function_code']).doUpdateSet({ used_at: now }))
    .execute();
  await sql`
    delete from recent_uses where person_id = ${personId}::uuid and used_at < (
      select min(used_at) from (
        select used_at from recent_uses where person_id = ${personId}::uuid order by used_at desc limit ${maxRecent}) newest)`.execute(trx);
}
