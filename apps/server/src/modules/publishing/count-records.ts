import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { readTables } from './existing-tables.ts';

/** How many records each model has; a model without a table has none. */
export async function countRecords(executor: Executor, codes: readonly string[]): Promise<{ schemaCode: string; count: number }[]> {
  const existing = await readTables(executor, codes);
  const counts = [];
  for (const schemaCode of codes) {
    if (!existing.has(schemaCode)) continue;
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.id('biz', schemaCode)}`.execute(executor);
    counts.push({ schemaCode, count: Number(rows[0]!.count) });
  }
  return counts;
}
