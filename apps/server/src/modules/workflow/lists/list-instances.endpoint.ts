import { listInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { administeredBy, requireAdministrator } from '../administration/administers.ts';
import { selectInstances } from '../views/instance-summary.ts';
import { pageOfInstances } from './instance-page.ts';

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
    return pageOfInstances(db, query, { order: 'i.modified_at', keyword: keyword ?? '', searchesPeople: true, cursor, size });
  },
});
