import { getWorkflowVersion } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { administersRunning, tendedWorkflow } from '../trial/tended-workflow.ts';

/** For who looks after the workflow. */
export const getWorkflowVersionEndpoint = defineQuery(getWorkflowVersion, {
  permission: 'participant',
  async handle({ db, actor }, { workflowCode, version }) {
    const current = await tendedWorkflow(db, actor, workflowCode);
    const found = version === undefined || version === current.version ? current : await loadWorkflow(db, workflowCode, version);
    return { ...found, mayMigrate: administersRunning(actor, current) };
  },
});
