import type { CleanUp } from '../../../platform/jobs/clean-ups.ts';
import { daysBefore, retentionDays } from '../../../platform/jobs/retention.ts';

/** Removes the results of old batches. */
export const cleanUpBatches: CleanUp = async (db, now) => {
  await db.deleteFrom('record_batches').where('finished_at', '<', daysBefore(now, retentionDays.recordBatches)).execute();
};
