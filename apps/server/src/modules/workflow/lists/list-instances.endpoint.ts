import { listInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { administeredBy, requireAdministrator } from '../administration/administers.ts';
import { presentInstances, selectInstances } from '../views/instance-summary.ts';
import { afterCursor, containing, pageOf } from './keyset.ts';

/** For who looks after workflows: those of theirs. Drafts are their writers' alone. */
export const listInstancesEndpoint = defineQuery(listInstances, {
  permission: 'participant',
  mayLag: true,
  async handle({ db, actor }, { appCode, workflowCode, status, keyword, cursor, size }) {
    requireAdministrator(actor);
    let query = selectInstances(db).where('i.deleted_at', 'is', null).where(administeredBy(actor));
    query = status === undefined ? query.where('i.status', '<>', 'DRAFT') : query.where('i.status', '=', status);
    if (appCode !== undefined) query = query.where('i.app_code', '=', appCode);
    if (workflowCode !== undefined) query = query.where('i.workflow_code', '=', workflowCode);
    if (keyword?.trim()) {
      const pattern = containing(keyword.trim());
      query = query.where((eb) =>
        eb.or([eb('i.name', 'ilike', pattern), eb('i.sequence_no', 'ilike', pattern), eb('p.name', 'ilike', pattern)]),
      );
    }
    if (cursor !== undefined) query = query.where((eb) => afterCursor(eb.ref('i.modified_at'), eb.ref('i.id'), cursor));
    const found = await query
      .orderBy('i.modified_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(size + 1)
      .execute();
    const { rows, next } = pageOf(found, size, (row) => ({ at: row.modified_at, id: row.id }));
    return { items: await presentInstances(db, rows), next };
  },
});
