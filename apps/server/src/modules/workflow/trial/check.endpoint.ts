import { checkWorkflowDefinition, type LocalizedWorkflowIssue } from '@inkstone/api';
import { fillText, localizedName, type Locale, type WorkflowDefinition } from '@inkstone/schema';
import { checkDefinition, workflowIssueTexts, severityOf, stepText, type WorkflowIssue } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { definitionDetails } from './definition-details.ts';
import { draftContext } from './draft-context.ts';
import { publishedIssues } from './published-issues.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

/** Open to maintainers of the workflow. A given definition is checked instead of the published one. */
export const checkWorkflowEndpoint = defineQuery(checkWorkflowDefinition, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode, definition }) {
    const published = await maintainedWorkflow(db, actor, workflowCode);
    const findings = definition
      ? checkDefinition(definition, await draftContext(db, definition, locale))
      : (await publishedIssues(db, [published])).flat();
    const checked = definition ?? published.definition;
    const names = namesOf(checked, locale);
    return {
      version: published.version,
      findings: findings.map((finding) => present(finding, names, locale)),
      details: await definitionDetails(db, checked, locale),
    };
  },
});

/** The engine returns the names of the definition; people read them in their language. */
type Names = ReadonlyMap<string, string>;

function namesOf({ activities, routes }: WorkflowDefinition, locale: Locale): Names {
  const named = routes.flatMap((route) => (route.name ? [{ ...route, name: route.name }] : []));
  return new Map([...activities, ...named].map((each) => [each.name, localizedName(each, locale)]));
}

function translateParams(params: WorkflowIssue['params'], names: Names): WorkflowIssue['params'] {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, names.get(value) ?? value]));
}

function present(finding: WorkflowIssue, names: Names, locale: Locale): LocalizedWorkflowIssue {
  const { place } = finding;
  const code = place.kind === 'workflow' ? null : place.kind === 'activity' ? place.activity : place.route;
  return {
    code: finding.code,
    severity: severityOf(finding.code),
    message: fillText(workflowIssueTexts[finding.code][locale], translateParams(finding.params, names)),
    place: { kind: place.kind, code },
    steps: finding.steps.map((step) => ({
      activityCode: step.activity,
      text: stepText({ ...step, params: translateParams(step.params, names) }, locale),
    })),
  };
}
