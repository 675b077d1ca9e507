import { controlModels, isExtensionType } from '@inkstone/controls/models';
import type { ControlModels } from '@inkstone/form-engine';
import {
  fillText,
  type AppDefinition,
  type FormDefinition,
  type LocalizedText,
  type ModelDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { checkDefinition, workflowIssueTexts, severityOf, stepText } from '@inkstone/workflow';
import type { KnownUnitNames } from '../../organization/index.ts';
import { modelFieldTypes } from '../../apps/index.ts';
import type { KnownModels } from './known-models.ts';
import { conditionIssues, controlsOfPeople, formulaIssues } from '../../workflow/index.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';
import type { Runnable } from './runnable.ts';

const models: ControlModels = controlModels;

/** The resources outside the application that a workflow may name. */
export interface CheckContext {
  readonly runnable: Runnable;
  readonly units: KnownUnitNames;
}

/** A workflow must be able to reach an end from every activity, and name only existing fields, controls, sub-processes and rules. */
export function checkWorkflow(
  workflow: WorkflowDefinition,
  app: AppDefinition,
  known: KnownModels,
  { runnable, units }: CheckContext,
): PublishIssue[] {
  const path = `workflows.${workflow.code}`;
  const model = known.get(workflow.schemaCode);
  if (!model) return [publishIssue('UnknownModel', path, { code: workflow.schemaCode })];
  const fields = modelFieldTypes(model);
  const forms = app.forms.filter(({ schemaCode }) => schemaCode === workflow.schemaCode);
  const inChinese = new Map<string, string>();
  const inEnglish = (texts: readonly LocalizedText[]): string[] => texts.map(({ en, zh }) => (inChinese.set(en, zh), en));
  const issues = checkDefinition(workflow, {
    ...runnable,
    ...units,
    controls: controlsOf(forms, model),
    controlsOfPeople: controlsOfPeople(model),
    checkCondition: (condition) => inEnglish(conditionIssues(condition, fields, workflow)),
    checkFormula: (formula) => inEnglish(formulaIssues(formula, fields, workflow)),
  });
  return issues.map((issue) => ({
    ...publishIssue('WorkflowFinding', path, {
      code: workflow.code,
      detail: {
        zh: fillText(workflowIssueTexts[issue.code].zh, translated(issue.params, inChinese)),
        en: fillText(workflowIssueTexts[issue.code].en, issue.params),
      },
      finding: issue.code,
      place: issue.place,
      params: issue.params,
      counterexample: {
        zh: issue.steps.map((step) => stepText(step, 'zh')).join(' → '),
        en: issue.steps.map((step) => stepText(step, 'en')).join(' → '),
      },
    }),
    isWarning: severityOf(issue.code) === 'warning',
  }));
}

/** The engine returns a condition's issue as one text, in English. */
function translated(params: Readonly<Record<string, unknown>>, inChinese: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const { detail } = params;
  return typeof detail === 'string' ? { ...params, detail: inChinese.get(detail) ?? detail } : params;
}

/** Returns the names that permissions and participant sources may use: the controls of the model's forms and the data items. */
function controlsOf(forms: readonly FormDefinition[], model: ModelDefinition): ReadonlySet<string> {
  const keys = forms.flatMap(({ controls }) =>
    controls.filter(({ type }) => isExtensionType(type) || models[type] !== undefined).map(({ key }) => key),
  );
  return new Set([...keys, ...model.dataItems.map(({ code }) => code)]);
}
