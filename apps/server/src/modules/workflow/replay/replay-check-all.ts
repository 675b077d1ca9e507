import type { Db } from '../../../platform/db/database.ts';
import { replayCheck, type ReplayReport } from './replay-check.ts';

const batchSize = 500;

/** Checks the named instances, or all of them, oldest first. Each is read in one snapshot, so people may go on working meanwhile. */
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
    const query = db.selectFrom('instances').select('id').orderBy('id').limit(batchSize);
    const rows: { id: string }[] = await (last === null ? query : query.where('id', '>', last)).execute();
    yield* rows.map(({ id }) => id);
    if (rows.length < batchSize) return;
    last = rows.at(-1)!.id;
  }
}
