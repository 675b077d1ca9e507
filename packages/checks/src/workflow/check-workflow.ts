import { isExtensionType } from '@inkstone/controls/models';
import { modelFieldTypes } from '@inkstone/formula';
import {
  fillText,
  localizedName,
  type FormDefinition,
  type Locale,
  type LocalizedText,
  type ModelDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { checkDefinition, issuesInLocale, severityOf, stepText, workflowIssueTexts, type WorkflowIssue } from '@inkstone/workflow';
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
  const inChinese = new Map<string, string>();
  const inEnglish = (texts: readonly LocalizedText[]): string[] => texts.map(({ en, zh }) => (inChinese.set(en, zh), en));
  const issues = checkDefinition(workflow, {
    ...around.runnable,
    ...around.units,
    controls: controlsOf(around.forms(workflow.schemaCode), model),
    controlsOfPeople: controlsOfPeople(model),
    checkCondition: (condition) => inEnglish(conditionIssues(condition, fields, workflow)),
    checkFormula: (formula) => inEnglish(formulaIssues(formula, fields, workflow)),
  });
  const inLanguage = { zh: issuesInLocale(issues, workflow, 'zh'), en: issuesInLocale(issues, workflow, 'en') };
  return issues.map((issue, index) => {
    const [zh, en] = [inLanguage.zh[index]!, inLanguage.en[index]!];
    const steps = issue.steps.map(({ activity }, step) => ({
      activity,
      text: { zh: stepText(zh.steps[step]!, 'zh'), en: stepText(en.steps[step]!, 'en') },
    }));
    const along = (locale: Locale): string => steps.map(({ text }) => text[locale]).join(' → ');
    const params = {
      code: workflow.code,
      name: { zh: workflow.name, en: localizedName(workflow, 'en') },
      detail: {
        zh: fillText(workflowIssueTexts[issue.code].zh, translated(zh.params, inChinese)),
        en: fillText(workflowIssueTexts[issue.code].en, en.params),
      },
      finding: issue.code,
      place: issue.place,
      params: issue.params,
      counterexample: { zh: along('zh'), en: along('en') },
    };
    return {
      ...report('WorkflowFinding', locationOf(issue), params),
      severity: severityOf(issue.code),
      ...(steps.length > 0 && { steps }),
    };
  });
}

function locationOf({ place }: WorkflowIssue): IssueLocation {
  return place.kind === 'workflow' ? wholeDocument : place;
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
