import { deleteRole, roleImpact, type RoleUse } from '@inkstone/api';
import { localizedName, unitTypes, type Locale } from '@inkstone/schema';
import type { Executor, Trx } from '../../../../platform/db/database.ts';
import { defineCommand, defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { directory } from '../../directory.ts';
import { roleDependents, type NamedRole } from '../../required-services/role-dependents.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { seenRole } from './stored-role.ts';

export const roleImpactEndpoint = defineQuery(roleImpact, {
  permission: 'administrator',
  async handle({ db }, { id }) {
    const role = await readRole(db, id);
    const people = await directory(db).roleMembers(role.code);
    return { people: people.length, uses: await usesOf(db, role) };
  },
});

/** Open tasks stay with those who hold them. */
export const deleteRoleEndpoint = defineCommand(deleteRole, {
  permission: 'administrator',
  async handle({ trx, locale, now }, { confirmed, ...seen }) {
    await lockOrganization(trx);
    const id = await seenRole(trx, seen);
    const role = await readRole(trx, id);
    if (!confirmed) refuseIssues(documentIssues(await usesOf(trx, role), locale), locale);
    for (const dependents of roleDependents.all()) await dependents.deleted(trx, id);
    await removeRole(trx, role, now());
    return null;
  },
});

async function readRole(executor: Executor, id: string) {
  const role = await executor.selectFrom('roles').select(['id', 'code', 'name', 'name_i18n']).where('id', '=', id).executeTakeFirst();
  return role ?? refuse('not-found');
}

async function usesOf(executor: Executor, role: NamedRole): Promise<RoleUse[]> {
  const uses: RoleUse[] = [];
  for (const dependents of roleDependents.all()) uses.push(...(await dependents.usesOf(executor, role)));
  return uses;
}

/** Application roles, and those who start applications, only lose a member; documents would name a role that does not exist. */
function documentIssues(uses: readonly RoleUse[], locale: Locale): OrganizationIssue[] {
  return uses
    .filter(({ kind }) => kind !== 'app-role' && kind !== 'app-access')
    .map((use) => ({ code: 'role-used', path: 'id', params: { name: localizedName(use, locale), code: use.code, app: use.appCode } }));
}

async function removeRole(trx: Trx, { id, code, name, name_i18n }: Awaited<ReturnType<typeof readRole>>, at: Date): Promise<void> {
  await trx
    .insertInto('deleted_roles')
    .values({ id, code, name, name_i18n: JSON.stringify(name_i18n), deleted_at: at })
    .execute();
  await trx.deleteFrom('recent_units').where('unit_type', '=', unitTypes.role).where('unit_id', '=', id).execute();
  await trx.deleteFrom('role_member_departments').where('role_id', '=', id).execute();
  await trx.deleteFrom('role_members').where('role_id', '=', id).execute();
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}
