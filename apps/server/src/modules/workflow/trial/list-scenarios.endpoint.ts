import { listScenarios } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { afterCursor, pageOf } from '../../../platform/db/keyset.ts';
import { presentScenarios } from './scenario-store.ts';
import { tendedWorkflow } from './tended-workflow.ts';

/** For who looks after the workflow. */
export const listScenariosEndpoint = defineQuery(listScenarios, {
  permission: 'participant',
  async handle({ db, actor }, { workflowCode, cursor, size }) {
    await tendedWorkflow(db, actor, workflowCode);
    let query = db.selectFrom('workflow_scenarios').selectAll().where('workflow_code', '=', workflowCode);
    if (cursor !== undefined) query = query.where((eb) => afterCursor(eb.ref('updated_at'), eb.ref('id'), cursor));
    const found = await query
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1)
      .execute();
    const { rows, next } = pageOf(found, size, (row) => ({ at: row.updated_at, id: row.id }));
    return { items: await presentScenarios(db, rows), next };
  },
});
