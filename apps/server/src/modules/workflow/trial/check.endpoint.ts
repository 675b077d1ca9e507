import { checkWorkflowDefinition, type LocalizedWorkflowIssue } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { severityOf, stepText, workflowIssueText, type WorkflowIssue } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { definitionDetails } from './definition-details.ts';
import { publishedIssues } from './published-issues.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow. */
export const checkWorkflowEndpoint = defineQuery(checkWorkflowDefinition, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode }) {
    const workflow = await maintainedWorkflow(db, actor, workflowCode);
    const issues = (await publishedIssues(db, [workflow])).flat();
    return {
      version: workflow.version,
      findings: issues.map((issue) => present(issue, locale)),
      details: await definitionDetails(db, workflow.definition, locale),
    };
  },
});

function present(issue: WorkflowIssue, locale: Locale): LocalizedWorkflowIssue {
  const { code, place, steps } = issue;
  return {
    code,
    severity: severityOf(code),
    message: workflowIssueText(issue, locale),
    place: { kind: place.kind, code: place.kind === 'workflow' ? null : place.kind === 'activity' ? place.activity : place.route },
    steps: steps.map((step) => ({ activityCode: step.activity, text: stepText(step, locale) })),
  };
}
