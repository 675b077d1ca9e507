import { maxAppRoles, type CallArguments, type saveAppRole, type saveAppRoleMembers } from '@inkstone/api';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { codeForName, lockApp, lockPublishing, publishDocuments } from '../apps/index.ts';
import { memberIssues, roleIssues } from './check-role.ts';
import { storeRoles } from './store-roles.ts';

type RoleRequest = CallArguments<typeof saveAppRole>;
type MembersRequest = CallArguments<typeof saveAppRoleMembers>;

/** Refuses with `not-found`, `conflict`, `app-roles-full`, `app-role-name-taken`, and with `app-role-invalid` and all issues. */
export async function saveRole(context: CommandContext, request: RoleRequest): Promise<{ id: string; version: number }> {
  const { trx } = context;
  const { appCode, name, name_i18n, grants } = request;
  await lockPublishing(trx);
  await lockApp(trx, appCode);
  const columns = ['id', 'code', 'name', 'version'] as const;
  const others = await trx.selectFrom('app_roles').select(columns).where('app_code', '=', appCode).execute();
  const stored = request.id === undefined ? null : (others.find(({ id }) => id === request.id) ?? refuse('not-found'));
  if (stored && stored.version !== request.version) refuse('conflict');
  if (!stored && others.length >= maxAppRoles) refuse('app-roles-full', { max: maxAppRoles });
  if (others.some((each) => each.id !== request.id && each.name === name)) refuse('app-role-name-taken', { name });
  const issues = await roleIssues(context, request);
  if (issues.length > 0) refuse('app-role-invalid', {}, { issues });
  const code = stored?.code ?? codeForName('role', name, new Set(others.map((each) => each.code)));
  const content = { code, name, ...(Object.keys(name_i18n).length > 0 && { name_i18n }), grants };
  await publishDocuments(context, appCode, [{ key: { kind: 'role', code }, content }]);
  await storeRoles(trx, appCode);
  const roleKey = { app_code: appCode, code };
  const { id } = await trx
    .selectFrom('app_roles')
    .select('id')
    .where((eb) => eb.and(roleKey))
    .executeTakeFirstOrThrow();
  return storeMembers(context, { id, version: (stored?.version ?? 0) + 1, members: request.members });
}

/** Replaces the members of a role. Refuses with `not-found`, `conflict`, and with `app-role-invalid` and all issues. */
export async function saveMembers(context: CommandContext, request: MembersRequest): Promise<{ id: string; version: number }> {
  const { trx } = context;
  const { id, version, members } = request;
  const stored =
    (await trx.selectFrom('app_roles').select('version').where('id', '=', id).forUpdate().executeTakeFirst()) ?? refuse('not-found');
  if (stored.version !== version) refuse('conflict');
  const issues = await memberIssues(trx, members);
  if (issues.length > 0) refuse('app-role-invalid', {}, { issues });
  return storeMembers(context, { id, version: version + 1, members });
}

async function storeMembers(
  { trx, actor, now }: CommandContext,
  { id, version, members }: MembersRequest,
): Promise<{ id: string; version: number }> {
  const role = await trx
    .updateTable('app_roles')
    .set({ version, modified_at: now(), modified_by: actor.id })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('app_role_members').where('role_id', '=', role.id).execute();
  const single = new Map(members.map((member) => [`${member.kind} ${member.id}`, member]));
  if (single.size > 0) {
    await trx
      .insertInto('app_role_members')
      .values([...single.values()].map((member) => ({ role_id: role.id, kind: member.kind, member_id: member.id })))
      .execute();
  }
  return role;
}

/** Withdraws what a role may do; its members stay for when it is restored. Refuses with `not-found`. */
export async function deleteRole(context: CommandContext, id: string): Promise<void> {
  const { trx } = context;
  await lockPublishing(trx);
  const role = await trx.selectFrom('app_roles').select(['code', 'app_code']).where('id', '=', id).executeTakeFirst();
  if (!role) refuse('not-found');
  await publishDocuments(context, role.app_code, [{ key: { kind: 'role', code: role.code }, content: null }]);
  await storeRoles(trx, role.app_code);
}
