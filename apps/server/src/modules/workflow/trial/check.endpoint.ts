import { checkWorkflowDefinition, type WorkflowFinding } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import { checkDefinition, findingTexts, severityOf, stepText, type Finding } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { tendedWorkflow } from './tended-workflow.ts';

/** For who looks after the workflow. A definition that is given stands for the published one. */
export const checkWorkflowEndpoint = defineQuery(checkWorkflowDefinition, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode, definition }) {
    const published = await tendedWorkflow(db, actor, workflowCode);
    const findings = checkDefinition(definition ?? published.definition);
    return { version: published.version, findings: findings.map((finding) => present(finding, locale)) };
  },
});

function present(finding: Finding, locale: Locale): WorkflowFinding {
  const { place } = finding;
  const code = place.kind === 'workflow' ? null : place.kind === 'activity' ? place.activity : place.route;
  return {
    code: finding.code,
    severity: severityOf(finding.code),
    message: fillText(findingTexts[finding.code][locale], finding.params),
    place: { kind: place.kind, code },
    steps: finding.steps.map((step) => ({ activityCode: step.activity, text: stepText(step, locale) })),
  };
}
