import { maxAppRoles, type CallArguments, type saveAppRole } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { lockApp, markPublishing } from '../apps/index.ts';
import { roleIssues } from './check-role.ts';

type RoleRequest = CallArguments<typeof saveAppRole>;

/** Refuses with `not-found`, `conflict`, `app-roles-full`, `app-role-name-taken`, and with `app-role-invalid` and all issues. */
export async function saveRole(context: CommandContext, request: RoleRequest): Promise<{ id: string; version: number }> {
  const { trx } = context;
  markPublishing(trx);
  // Serialised per application, so that the checks of count and names hold.
  await lockApp(trx, request.appCode);
  const others = await trx.selectFrom('app_roles').select(['id', 'name', 'version']).where('app_code', '=', request.appCode).execute();
  const stored = request.id === undefined ? null : (others.find(({ id }) => id === request.id) ?? refuse('not-found'));
  if (stored && stored.version !== request.version) refuse('conflict');
  if (!stored && others.length >= maxAppRoles) refuse('app-roles-full', { max: maxAppRoles });
  if (others.some(({ id, name }) => id !== request.id && name === request.name)) refuse('app-role-name-taken', { name: request.name });
  const issues = await roleIssues(context, request);
  if (issues.length > 0) refuse('app-role-invalid', {}, { issues });
  const role = await writeRole(context, request, stored);
  await writeParts(trx, role.id, request);
  return role;
}

async function writeRole(
  { trx, actor, now }: CommandContext,
  { appCode, name, name_i18n }: RoleRequest,
  stored: { readonly id: string; readonly version: number } | null,
): Promise<{ id: string; version: number }> {
  const at = now();
  const changed = { name, name_i18n: JSON.stringify(name_i18n), modified_at: at, modified_by: actor.id };
  if (stored) {
    const version = stored.version + 1;
    await trx
      .updateTable('app_roles')
      .set({ ...changed, version })
      .where('id', '=', stored.id)
      .execute();
    return { id: stored.id, version };
  }
  const id = createId(at.getTime());
  await trx
    .insertInto('app_roles')
    .values({ ...changed, id, app_code: appCode, version: 1, created_at: at, created_by: actor.id })
    .execute();
  return { id, version: 1 };
}

async function writeParts(trx: Trx, roleId: string, { members, grants }: RoleRequest): Promise<void> {
  await trx.deleteFrom('app_role_members').where('role_id', '=', roleId).execute();
  await trx.deleteFrom('app_role_grants').where('role_id', '=', roleId).execute();
  const single = new Map(members.map((member) => [`${member.kind} ${member.id}`, member]));
  if (single.size > 0) {
    await trx
      .insertInto('app_role_members')
      .values([...single.values()].map(({ kind, id }) => ({ role_id: roleId, kind, member_id: id })))
      .execute();
  }
  if (grants.length === 0) return;
  await trx
    .insertInto('app_role_grants')
    .values(
      grants.map(({ schemaCode, rights, scope, condition, fields }) => ({
        role_id: roleId,
        schema_code: schemaCode,
        rights: [...new Set(rights)],
        scope,
        condition: condition === undefined ? null : JSON.stringify(condition),
        fields: JSON.stringify(fields),
      })),
    )
    .execute();
}

/** Refuses with `not-found`. */
export async function deleteRole(trx: Trx, id: string): Promise<void> {
  markPublishing(trx);
  const { numDeletedRows } = await trx.deleteFrom('app_roles').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) refuse('not-found');
}
