import type { Trx } from '../../../platform/db/database.ts';
import { requireServices } from '../../../platform/http/required-service.ts';

/** Deletes another module's data about a record that is deleted for good. */
export type DeleteWithRecord = (trx: Trx, recordId: string) => Promise<void>;

export const deletedWithRecords = requireServices<DeleteWithRecord>();
