import { checkWorkflowDefinition, type WorkflowFinding } from '@inkstone/api';
import { fillText, localizedName, type Locale, type WorkflowDefinition } from '@inkstone/schema';
import { checkDefinition, findingTexts, severityOf, stepText, type Finding } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { draftContext } from './draft-context.ts';
import { publishedFindings } from './published-findings.ts';
import { tendedWorkflow } from './tended-workflow.ts';

/** For who looks after the workflow. A definition that is given stands for the published one. */
export const checkWorkflowEndpoint = defineQuery(checkWorkflowDefinition, {
  permission: 'participant',
  async handle({ db, actor, locale }, { workflowCode, definition }) {
    const published = await tendedWorkflow(db, actor, workflowCode);
    const findings = definition
      ? checkDefinition(definition, await draftContext(db, definition, locale))
      : (await publishedFindings(db, [published])).flat();
    const names = namesOf(definition ?? published.definition, locale);
    return { version: published.version, findings: findings.map((finding) => present(finding, names, locale)) };
  },
});

/** The engine tells names as they are drawn; people read them in their language. */
type Names = ReadonlyMap<string, string>;

function namesOf({ activities, routes }: WorkflowDefinition, locale: Locale): Names {
  const named = routes.flatMap((route) => (route.name ? [{ ...route, name: route.name }] : []));
  return new Map([...activities, ...named].map((each) => [each.name, localizedName(each, locale)]));
}

function inLanguage(params: Finding['params'], names: Names): Finding['params'] {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, names.get(value) ?? value]));
}

function present(finding: Finding, names: Names, locale: Locale): WorkflowFinding {
  const { place } = finding;
  const code = place.kind === 'workflow' ? null : place.kind === 'activity' ? place.activity : place.route;
  return {
    code: finding.code,
    severity: severityOf(finding.code),
    message: fillText(findingTexts[finding.code][locale], inLanguage(finding.params, names)),
    place: { kind: place.kind, code },
    steps: finding.steps.map((step) => ({
      activityCode: step.activity,
      text: stepText({ ...step, params: inLanguage(step.params, names) }, locale),
    })),
  };
}
