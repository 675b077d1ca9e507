import type { CleanUp } from '../../platform/jobs/clean-ups.ts';
import { daysBefore } from '../../platform/jobs/retention.ts';

/** Removes signing pages that expired a day ago. */
export const cleanUpPages: CleanUp = async (db, now) => {
  await db.deleteFrom('signing_pages').where('expires_at', '<', daysBefore(now, 1)).execute();
};
