import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

const batchSize = 1000;

/** Updates the keys of new and changed names; called by everything that writes names, and at every start. */
export async function makeNameKeys(executor: Executor): Promise<void> {
  for (const table of ['people', 'departments'] as const) {
    for (;;) {
      const rows = await executor
        .selectFrom(table)
        .select(['id', 'name'])
        .where(sql<boolean>`keyed_name is distinct from name`)
        .limit(batchSize)
        .execute();
      if (rows.length === 0) break;
      // With its dictionary 8 MB, which most processes never need.
      const { nameKeys } = await import('./name-keys.ts');
      await sql`
        update ${sql.table(table)} set name_keys = made.keys, keyed_name = made.name
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ name }) => nameKeys(name))}::text[])
          as made (id, name, keys)
        where ${sql.table(table)}.id = made.id`.execute(executor);
    }
  }
}
