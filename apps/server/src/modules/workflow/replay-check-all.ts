import type { Db } from '../../platform/db/database.ts';
import { replayCheck, type ReplayReport } from './replay-check.ts';

const atOnce = 500;

/** Checks instances, the oldest first, or only the named ones. Each is seen as it is at one moment, so people may go on working. */
export async function* replayCheckAll(db: Db, only: readonly string[] = []): AsyncGenerator<ReplayReport> {
  for await (const id of only.length > 0 ? only : allIds(db)) {
    yield await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => replayCheck(trx, id));
  }
}

async function* allIds(db: Db): AsyncGenerator<string> {
  let last: string | null = null;
  for (;;) {
    const query = db.selectFrom('instances').select('id').orderBy('id').limit(atOnce);
    const rows: { id: string }[] = await (last === null ? query : query.where('id', '>', last)).execute();
    yield* rows.map(({ id }) => id);
    if (rows.length < atOnce) return;
    last = rows.at(-1)!.id;
  }
}
