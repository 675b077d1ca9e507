import type { CleanUp } from '../../platform/jobs/clean-ups.ts';
import { daysBefore } from '../../platform/jobs/retention.ts';

/** Pages for signing that are long over. */
export const cleanUpPages: CleanUp = async (db, now) => {
  await db.deleteFrom('signing_pages').where('expires_at', '<', daysBefore(now, 1)).execute();
};
