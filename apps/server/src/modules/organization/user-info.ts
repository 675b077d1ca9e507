import type { UserInfo } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { peopleQuery } from './read-people.ts';

/** A person as the client keeps its current user. */
export async function loadUserInfo(executor: Executor, personId: string): Promise<UserInfo> {
  const person = await peopleQuery(executor)
    .select(['people.is_app_admin as isAppAdmin', 'people.locale'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  if (!person) return refuse('not-found');
  const { active: _active, ...user } = person;
  return user;
}
