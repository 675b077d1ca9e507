import { deleteScenario } from '@inkstone/api';
import type { ScenarioDefinition } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockPublishing, publishDocuments, publishedContents } from '../../apps/index.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';
import { isRow } from './scenario-store.ts';
import { storeScenarios } from './store-scenarios.ts';

/** Open to maintainers of the workflow. */
export const deleteScenarioEndpoint = defineCommand(deleteScenario, {
  permission: 'participant',
  async handle(context, { id }) {
    const { trx, actor } = context;
    await lockPublishing(trx);
    const columns = ['workflow_code', 'name'] as const;
    const row = (await trx.selectFrom('workflow_scenarios').select(columns).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
    const { appCode } = await maintainedWorkflow(trx, actor, row.workflow_code);
    const published = await publishedContents<ScenarioDefinition>(trx, 'scenario', appCode);
    const { code } = published.find((each) => isRow(each, row)) ?? refuse('not-found');
    await publishDocuments(context, appCode, [{ key: { kind: 'scenario', code }, content: null }]);
    await storeScenarios(trx, appCode);
    return true;
  },
});
