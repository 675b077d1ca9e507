import { createWorkflowAdmin } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { directory } from '../../organization/index.ts';
import { manageableScopes, scopeKey } from './manageable-scopes.ts';

/** Open to system administrators. */
export const createWorkflowAdminEndpoint = defineCommand(createWorkflowAdmin, {
  permission: 'administrator',
  async handle({ trx, actor, now }, { personId, scopes }) {
    const [person] = await directory(trx).activeOf([personId]);
    if (!person) refuse('PersonInactive');
    const known = new Set((await manageableScopes(trx)).map(scopeKey));
    const wanted = new Map(scopes.map((scope) => [scopeKey(scope), scope]));
    const unknown = [...wanted].find(([key]) => !known.has(key));
    if (unknown) refuse('ScopeUnknown', { code: unknown[1].code });
    const at = now();
    const { id } = await trx
      .insertInto('workflow_admins')
      .values({ id: createId(at.getTime()), person_id: person, created_at: at, created_by: actor.id })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ created_at: at, created_by: actor.id }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('workflow_admin_scopes').where('admin_id', '=', id).execute();
    await trx
      .insertInto('workflow_admin_scopes')
      .values([...wanted.values()].map(({ kind, code }) => ({ admin_id: id, kind, code })))
      .execute();
    return { id };
  },
});
