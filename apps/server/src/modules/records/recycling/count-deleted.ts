import type { Executor } from '../../../platform/db/database.ts';

/** How many records of these models are in the recycle bin, apart from those of workflows, which are still in their tables. */
export async function countDeleted(executor: Executor, schemaCodes: readonly string[]): Promise<number> {
  if (schemaCodes.length === 0) return 0;
  const { count } = await executor
    .selectFrom('deleted_records')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schema_code', 'in', schemaCodes)
    .executeTakeFirstOrThrow();
  return Number(count);
}
