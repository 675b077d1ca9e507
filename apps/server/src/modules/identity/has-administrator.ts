import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { administratorsView } from '../organization/index.ts';

/** Returns whether an administrator can sign in: active, and not with the demo's password. */
export async function hasAdministrator(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${administratorsView} a left join credentials c on c.person_id = a.id where c.from_demo is not true
    ) as found`.execute(db);
  return rows[0]!.found;
}
