import { simulateWorkflow } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { playTrial } from './play-trial.ts';
import { presentTrial } from './present-trial.ts';
import { tendedWorkflow } from './tended-workflow.ts';

/** For who looks after the workflow. */
export const simulateWorkflowEndpoint = defineQuery(simulateWorkflow, {
  permission: 'participant',
  async handle(context, { workflowCode, ...trial }) {
    const workflow = await tendedWorkflow(context.db, context.actor, workflowCode);
    return presentTrial(context.db, context, workflow, await playTrial(context, workflow, trial));
  },
});
