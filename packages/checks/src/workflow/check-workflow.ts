import { isExtensionType } from '@inkstone/controls/models';
import { modelFieldTypes } from '@inkstone/formula';
import { localizedNames, type FormDefinition, type Locale, type ModelDefinition, type WorkflowDefinition } from '@inkstone/schema';
import { checkDefinition, severityOf, stepText, workflowIssueText, type WorkflowIssue } from '@inkstone/workflow';
import { models } from '../form/control-model.ts';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { wholeDocument, type IssueLocation } from '../issue/issue-location.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { conditionIssues, formulaIssues } from './condition-issues.ts';
import { controlsOfPeople } from './controls-of-people.ts';

/** A workflow must be able to reach an end from every activity, and name only existing fields, controls, sub-processes and rules. */
export function checkWorkflow(workflow: WorkflowDefinition, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'workflow', code: workflow.code } as const;
  const report = errorsIn(key);
  const owner = around.ownerOf('workflow', workflow.code);
  const model = around.model(workflow.schemaCode);
  return [
    ...(owner === undefined ? [] : [report('OwnedElsewhere', wholeDocument, { code: workflow.code, app: owner })]),
    ...(model ? engineIssues(workflow, model, around) : [report('UnknownModel', wholeDocument, { code: workflow.schemaCode })]),
    ...checkUnits(key, workflow, around),
  ];
}

function engineIssues(workflow: WorkflowDefinition, model: ModelDefinition, around: Surroundings): DocumentIssue[] {
  const report = errorsIn({ kind: 'workflow', code: workflow.code });
  const fields = modelFieldTypes(model);
  const issues = checkDefinition(workflow, {
    ...around.runnable,
    ...around.units,
    workflow: (code) => around.workflow(code),
    controls: controlsOf(around.forms(workflow.schemaCode), model),
    controlsOfPeople: controlsOfPeople(model),
    checkCondition: (condition) => conditionIssues(condition, fields, workflow),
    checkFormula: (formula) => formulaIssues(formula, fields, workflow),
  });
  return issues.map((issue) => {
    const steps = issue.steps.map((step) => ({ activity: step.activity, text: { zh: stepText(step, 'zh'), en: stepText(step, 'en') } }));
    const along = (locale: Locale): string => steps.map(({ text }) => text[locale]).join(' → ');
    const params = {
      code: workflow.code,
      name: localizedNames(workflow),
      detail: { zh: workflowIssueText(issue, 'zh'), en: workflowIssueText(issue, 'en') },
      finding: issue.code,
      place: issue.place,
      params: issue.params,
      counterexample: { zh: along('zh'), en: along('en') },
    };
    return {
      ...report('WorkflowIssue', locationOf(issue), params),
      severity: severityOf(issue.code),
      ...(steps.length > 0 && { steps }),
    };
  });
}

function locationOf({ place }: WorkflowIssue): IssueLocation {
  return place.kind === 'workflow' ? wholeDocument : place;
}

/** Returns the names that permissions and participant sources may use: the controls of the model's forms and the data items. */
function controlsOf(forms: readonly FormDefinition[], model: ModelDefinition): ReadonlySet<string> {
  const keys = forms.flatMap(({ controls }) =>
    controls.filter(({ type }) => isExtensionType(type) || models[type] !== undefined).map(({ key }) => key),
  );
  return new Set([...keys, ...model.dataItems.map(({ code }) => code)]);
}
