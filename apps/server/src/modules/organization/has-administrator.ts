import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Whether there is an administrator who can sign in: active, and not with the demo's password. */
export async function hasAdministrator(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from people left join credentials on person_id = id where is_admin and active and from_demo is not true
    ) as found`.execute(db);
  return rows[0]!.found;
}
