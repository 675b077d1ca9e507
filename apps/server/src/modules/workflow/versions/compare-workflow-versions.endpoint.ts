import { compareWorkflowVersions } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { tendedWorkflow } from '../trial/tended-workflow.ts';
import { versionChanges } from './version-changes.ts';

/** For who looks after the workflow. */
export const compareWorkflowVersionsEndpoint = defineQuery(compareWorkflowVersions, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode, from, to }) {
    await tendedWorkflow(db, actor, workflowCode);
    const [before, after] = [await loadWorkflow(db, workflowCode, from), await loadWorkflow(db, workflowCode, to)];
    return versionChanges(before.definition, after.definition, locale);
  },
});
