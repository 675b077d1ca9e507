import type { Executor } from '../../../platform/db/database.ts';

/** Returns the active people who have one of somebody's roles, themselves included, by id; nobody where they have no role. */
export async function peopleSharingRoles(executor: Executor, personId: string): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('role_members as own')
    .innerJoin('role_members as shared', 'shared.role_id', 'own.role_id')
    .innerJoin('people', 'people.id', 'shared.person_id')
    .select('people.id')
    .distinct()
    .where('own.person_id', '=', personId)
    .where('people.active', '=', true)
    .orderBy('people.id')
    .execute();
  return rows.map(({ id }) => id);
}
