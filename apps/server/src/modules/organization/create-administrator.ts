import { sql } from 'kysely';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { makeNameKeys } from './name-keys/make-name-keys.ts';

interface NewAdministrator {
  readonly account: string;
  readonly name: string;
  readonly organization: string;
}

/**
 * Creates an administrator of everything: in the first department of an empty organisation, or in the topmost department, which takes the
 * name of the organisation. Returns the person's id; null: the account is taken.
 */
export async function createAdministrator(trx: Trx, { account, name, organization }: NewAdministrator): Promise<string | null> {
  if (await isTaken(trx, account)) return null;
  const personId = createId();
  await trx.insertInto('people').values({ id: personId, account, name, title: null, is_admin: true, is_app_admin: true }).execute();
  const departmentId = await topDepartment(trx, organization, personId);
  await trx.insertInto('memberships').values({ person_id: personId, department_id: departmentId, sort: 0 }).execute();
  await makeNameKeys(trx);
  return personId;
}

async function isTaken(trx: Trx, account: string): Promise<boolean> {
  const found = await trx
    .selectFrom('people')
    .select('id')
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function topDepartment(trx: Trx, name: string, managerId: string): Promise<string> {
  const top = trx.selectFrom('departments').select('id').where('parent_id', 'is', null).orderBy('sort').orderBy('code').limit(1);
  const renamed = await trx.updateTable('departments').set({ name }).where('id', '=', top).returning('id').executeTakeFirst();
  if (renamed) return renamed.id;
  const id = createId();
  await trx.insertInto('departments').values({ id, code: 'company', name, parent_id: null }).execute();
  await trx.insertInto('department_leaders').values({ department_id: id, person_id: managerId, kind: 'manager', sort: 0 }).execute();
  return id;
}
