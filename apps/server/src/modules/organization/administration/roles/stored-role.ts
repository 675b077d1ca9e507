import type { Trx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { OrganizationIssue } from '../organization-issue.ts';

/** Returns the id of the role that the caller has seen. Refuses with `not-found`, and with `conflict` one that has changed since. */
export async function seenRole(trx: Trx, { id, revision }: { id: string; revision: number }): Promise<string> {
  const stored = (await trx.selectFrom('roles').select('revision').where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
  if (stored.revision !== revision) refuse('conflict');
  return id;
}

export async function roleChanged(trx: Trx, id: string): Promise<{ id: string; revision: number }> {
  return trx
    .updateTable('roles')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}

/** The issues of a code that another role has, and of a group that does not exist. */
export async function roleIssues(
  trx: Trx,
  { code, groupId, ownId }: { code?: string | undefined; groupId?: string | null | undefined; ownId: string | null },
): Promise<OrganizationIssue[]> {
  const other = code === undefined ? undefined : await trx.selectFrom('roles').select('id').where('code', '=', code).executeTakeFirst();
  const group = groupId ? await trx.selectFrom('role_groups').select('id').where('id', '=', groupId).executeTakeFirst() : null;
  return [
    ...(other && other.id !== ownId ? [{ code: 'role-code-taken', path: 'code', params: { value: code } } as const] : []),
    ...(group === undefined ? [{ code: 'group-unknown', path: 'groupId' } as const] : []),
  ];
}
