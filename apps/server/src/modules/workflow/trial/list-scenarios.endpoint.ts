import { listScenarios } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { afterEnd, pageOf, readPageEnd, withCursor } from '../../../platform/db/keyset.ts';
import { presentScenarios, scenarioRows } from './scenario-store.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow. */
export const listScenariosEndpoint = defineQuery(listScenarios, {
  permission: 'participant',
  async handle(context, { workflowCode, cursor, size }) {
    const { db, actor } = context;
    await maintainedWorkflow(db, actor, workflowCode);
    let query = scenarioRows(db).where('workflow_code', '=', workflowCode);
    const after = readPageEnd(context, cursor);
    if (after) query = query.where((eb) => afterEnd(eb.ref('updated_at'), eb.ref('id'), after));
    const found = await query
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1)
      .execute();
    const { rows, next } = pageOf(found, size, (row) => ({ at: row.updated_at, id: row.id }));
    return withCursor(context, { items: await presentScenarios(db, rows), next });
  },
});
