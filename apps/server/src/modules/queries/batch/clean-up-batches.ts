import type { CleanUp } from '../../../platform/jobs/clean-ups.ts';
import { daysBefore, graceDays } from '../../../platform/jobs/retention.ts';

/** What became of batches. */
export const cleanUpBatches: CleanUp = async (db, now) => {
  await db.deleteFrom('record_batches').where('finished_at', '<', daysBefore(now, graceDays.recordBatches)).execute();
};
