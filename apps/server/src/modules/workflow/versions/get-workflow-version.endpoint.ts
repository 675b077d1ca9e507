import { getWorkflowVersion } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { administersRunning, maintainedWorkflow } from '../trial/maintained-workflow.ts';

/** Open to maintainers of the workflow. */
export const getWorkflowVersionEndpoint = defineQuery(getWorkflowVersion, {
  permission: 'participant',
  async handle({ db, actor }, { workflowCode, version }) {
    const current = await maintainedWorkflow(db, actor, workflowCode);
    const found = version === undefined || version === current.version ? current : await loadWorkflow(db, workflowCode, version);
    return { ...found, mayMigrate: administersRunning(actor, current) };
  },
});
