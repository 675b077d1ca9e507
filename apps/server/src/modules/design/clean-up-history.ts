import type { Db } from '../../platform/db/database.ts';

const keptDays = 90;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes groups and snapshots of working copies after 90 days. */
export async function cleanUpHistory(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMilliseconds);
  await db.deleteFrom('working_groups').where('at', '<', before).execute();
  await db.deleteFrom('working_snapshots').where('at', '<', before).execute();
}
