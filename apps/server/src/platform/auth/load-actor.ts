import { actingDepartment } from './acting-department.ts';
import type { Executor } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';

/** Who a sign-in belongs to and whether both are still good. */
export interface SignedInActor {
  readonly actor: Actor;
  readonly active: boolean;
  readonly signInOpen: boolean;
}

export async function loadSignedIn(db: Executor, personId: string, signInId: string): Promise<SignedInActor | null> {
  const row = await db
    .selectFrom('people')
    .innerJoin('sign_ins', 'sign_ins.person_id', 'people.id')
    .leftJoin('departments', (join) => join.on('departments.id', '=', actingDepartment))
    .select([
      'people.id',
      'people.name',
      'people.account',
      'people.is_admin as isAdmin',
      'people.is_app_admin as isAppAdmin',
      'people.active',
      'sign_ins.ended_at as endedAt',
      'departments.id as departmentId',
      'departments.name as departmentName',
    ])
    .where('people.id', '=', personId)
    .where('sign_ins.id', '=', signInId)
    .executeTakeFirst();
  if (!row) return null;
  const { active, endedAt, ...actor } = row;
  return { actor, active, signInOpen: endedAt === null };
}
