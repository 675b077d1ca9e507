import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/**
 * Lets one transaction at a time change the organisation, so that two valid changes cannot add up to an invalid one, such as a cycle of
 * departments or no administrator. It is taken before every other lock of the transaction.
 */
export async function lockOrganization(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('inkstone.organization', 0))`.execute(trx);
}
