import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockPeople } from '../organization/index.ts';
import { requireApp, requireFunction } from '../apps/index.ts';

const maxFavorites = 100;

/** An application (`functionCode` is empty), or an entry of its menu. */
export interface Marked {
  readonly appCode: string;
  readonly functionCode: string;
}

/** Newest first. */
export async function favoritesOf(executor: Executor, personId: string): Promise<Marked[]> {
  return executor
    .selectFrom('favorites')
    .select(['app_code as appCode', 'function_code as functionCode'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('app_code')
    .orderBy('function_code')
    .execute();
}

/** Marks a favourite; a marked one stays unchanged. Refuses with `not-found` what is not published, and with `too-many-favorites`. */
export async function mark(trx: Trx, personId: string, { appCode, functionCode }: Marked, now: Date): Promise<void> {
  await requirePublished(trx, { appCode, functionCode });
  // Without the lock, two at once would both see one less than the maximum.
  await lockPeople(trx, [personId]);
  const present = await favoritesOf(trx, personId);
  if (present.some((each) => each.appCode === appCode && each.functionCode === functionCode)) return;
  if (present.length >= maxFavorites) refuse('too-many-favorites', { max: maxFavorites });
  await trx
    .insertInto('favorites')
    .values({ person_id: personId, app_code: appCode, function_code: functionCode, created_at: now })
    .execute();
}

export async function unmark(trx: Trx, personId: string, { appCode, functionCode }: Marked): Promise<void> {
  await trx
    .deleteFrom('favorites')
    .where('person_id', '=', personId)
    .where('app_code', '=', appCode)
    .where('function_code', '=', functionCode)
    .execute();
}

async function requirePublished(trx: Trx, { appCode, functionCode }: Marked): Promise<void> {
  await (functionCode === '' ? requireApp(trx, appCode) : requireFunction(trx, appCode, functionCode));
}
