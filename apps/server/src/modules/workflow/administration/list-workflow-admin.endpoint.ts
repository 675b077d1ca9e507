import { listWorkflowAdmin } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { peopleView } from '../../organization/index.ts';
import { manageableScopes, scopeKey } from './manageable-scopes.ts';

/** Open to system administrators. */
export const listWorkflowAdminEndpoint = defineQuery(listWorkflowAdmin, {
  permission: 'administrator',
  async handle({ db }) {
    const scopes = await manageableScopes(db);
    const names = new Map(scopes.map((scope) => [scopeKey(scope), scope]));
    const admins = await db
      .selectFrom('workflow_admins as a')
      .innerJoin(peopleView.as('p'), 'p.id', 'a.person_id')
      .select(['a.id', 'a.created_at', 'p.id as person_id', 'p.name'])
      .orderBy('p.account')
      .execute();
    const rows = await db.selectFrom('workflow_admin_scopes').selectAll().orderBy('kind').orderBy('code').execute();
    return {
      scopes,
      admins: admins.map(({ id, created_at, person_id, name }) => ({
        id,
        person: { id: person_id, name },
        createdAt: created_at.toISOString(),
        // A workflow that no longer exists is named by its code.
        scopes: rows
          .filter((row) => row.admin_id === id)
          .map(({ kind, code }) => names.get(scopeKey({ kind, code })) ?? { kind, code, name: code }),
      })),
    };
  },
});
