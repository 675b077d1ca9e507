import { deleteScenario } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow. */
export const deleteScenarioEndpoint = defineCommand(deleteScenario, {
  permission: 'participant',
  async handle({ trx, actor }, { id }) {
    const row = await trx.selectFrom('workflow_scenarios').select('workflow_code').where('id', '=', id).executeTakeFirst();
    if (!row) refuse('not-found');
    await maintainedWorkflow(trx, actor, row.workflow_code);
    await trx.deleteFrom('workflow_scenarios').where('id', '=', id).execute();
    return true;
  },
});
