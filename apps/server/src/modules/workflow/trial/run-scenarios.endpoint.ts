import { runScenarios, type CallOutput } from '@inkstone/api';
import { transact } from '../../../platform/db/transact.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { presentTrial } from './present-trial.ts';
import { runScenario } from './run-scenario.ts';
import { scenariosOf } from './scenario-store.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow; runs all of its trials unless some are named. */
export const runScenariosEndpoint = defineQuery(runScenarios, {
  permission: 'participant',
  async handle(context, { workflowCode, ids }) {
    const { db, actor, locale } = context;
    const workflow = await maintainedWorkflow(db, actor, workflowCode);
    const runs: CallOutput<typeof runScenarios> = [];
    for (const row of await scenariosOf(db, workflowCode, ids)) {
      const { played, deviations } = await transact(db, (trx) => runScenario({ ...context, trx }, workflow, row));
      runs.push({
        id: row.id,
        name: row.name,
        passed: deviations.length === 0,
        blocks: row.blocks,
        deviations: deviations.map((text) => text[locale]),
        simulation: played && (await presentTrial(db, context, workflow, played)),
      });
    }
    return runs;
  },
});
