import { listInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import { administeredBy, requireAdministrator } from '../administration/administers.ts';
import { selectInstances } from '../views/instance-summary.ts';
import { pageOfInstances } from './instance-page.ts';

/** Open to workflow administrators, for their workflows. Drafts are visible to their authors only. */
export const listInstancesEndpoint = defineQuery(listInstances, {
  permission: 'participant',
  mayLag: true,
  async handle(context, { appCode, workflowCode, status, keyword, cursor, size }) {
    const { db, actor } = context;
    requireAdministrator(actor);
    let query = selectInstances(db).where('i.deleted_at', 'is', null).where(administeredBy(actor));
    query = status === undefined ? query.where('i.status', '<>', 'DRAFT') : query.where('i.status', '=', status);
    if (appCode !== undefined) query = query.where('i.app_code', '=', appCode);
    if (workflowCode !== undefined) query = query.where('i.workflow_code', '=', workflowCode);
    const after = readPageEnd(context, cursor);
    const page = { order: 'i.modified_at', keyword: keyword ?? '', searchesPeople: true, after, size } as const;
    return withCursor(context, await pageOfInstances(db, query, page));
  },
});
