import type { Executor } from '../../../platform/db/database.ts';

/** Returns the ids of the instances whose sequence number is the keyword as it stands, in capitals or in small letters, by one index. */
export async function instancesNumbered(executor: Executor, keyword: string): Promise<readonly string[]> {
  const spellings = [...new Set([keyword, keyword.toUpperCase(), keyword.toLowerCase()])];
  const found = await executor.selectFrom('instances').select('id').where('sequence_no', 'in', spellings).execute();
  return found.map(({ id }) => id);
}
