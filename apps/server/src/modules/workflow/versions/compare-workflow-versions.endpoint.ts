import { compareWorkflowVersions } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { maintainedWorkflow } from '../trial/maintained-workflow.ts';
import { versionChanges } from './version-changes.ts';

/** Open to maintainers of the workflow. */
export const compareWorkflowVersionsEndpoint = defineQuery(compareWorkflowVersions, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode, from, to }) {
    await maintainedWorkflow(db, actor, workflowCode);
    const [before, after] = [await loadWorkflow(db, workflowCode, from), await loadWorkflow(db, workflowCode, to)];
    return versionChanges(before.definition, after.definition, locale);
  },
});
