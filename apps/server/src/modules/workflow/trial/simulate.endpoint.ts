import { simulateWorkflow } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { playTrial } from './play-trial.ts';
import { presentTrial } from './present-trial.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow. */
export const simulateWorkflowEndpoint = defineQuery(simulateWorkflow, {
  permission: 'participant',
  async handle(context, { workflowCode, ...trial }) {
    const workflow = await maintainedWorkflow(context.db, context.actor, workflowCode);
    const played = await transact(context.db, (trx) => playTrial({ ...context, trx }, workflow, trial));
    return presentTrial(context.db, context, workflow, played);
  },
});
