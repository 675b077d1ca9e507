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
import { checkDefinition, findingTexts, severityOf, stepText } from '@inkstone/workflow';
import type { KnownUnitNames } from '../../organization/index.ts';
import { modelFieldTypes } from '../../apps/index.ts';
import type { KnownModels } from './known-models.ts';
import { conditionProblems, controlsOfPeople, formulaProblems } from '../../workflow/index.ts';
import { problem, type Problem } from './problem.ts';
import type { Runnable } from './runnable.ts';

const models: ControlModels = controlModels;

/** What there is outside of the application that a workflow may name. */
export interface Surroundings {
  readonly runnable: Runnable;
  readonly units: KnownUnitNames;
}

/** A workflow must run to an end from everywhere, name only what its model and forms have, and run only what there is. */
export function checkWorkflow(
  workflow: WorkflowDefinition,
  app: AppDefinition,
  known: KnownModels,
  { runnable, units }: Surroundings,
): Problem[] {
  const path = `workflows.${workflow.code}`;
  const model = known.get(workflow.schemaCode);
  if (!model) return [problem('UnknownModel', path, { code: workflow.schemaCode })];
  const fields = modelFieldTypes(model);
  const forms = app.forms.filter(({ schemaCode }) => schemaCode === workflow.schemaCode);
  const inChinese = new Map<string, string>();
  const told = (texts: readonly LocalizedText[]): string[] => texts.map(({ en, zh }) => (inChinese.set(en, zh), en));
  const findings = checkDefinition(workflow, {
    ...runnable,
    ...units,
    controls: controlsOf(forms, model),
    controlsOfPeople: controlsOfPeople(model),
    checkCondition: (condition) => told(conditionProblems(condition, fields, workflow)),
    checkFormula: (formula) => told(formulaProblems(formula, fields, workflow)),
  });
  return findings.map((finding) => ({
    ...problem('WorkflowFinding', path, {
      code: workflow.code,
      detail: {
        zh: fillText(findingTexts[finding.code].zh, translated(finding.params, inChinese)),
        en: fillText(findingTexts[finding.code].en, finding.params),
      },
      finding: finding.code,
      place: finding.place,
      params: finding.params,
      counterexample: {
        zh: finding.steps.map((step) => stepText(step, 'zh')).join(' → '),
        en: finding.steps.map((step) => stepText(step, 'en')).join(' → '),
      },
    }),
    isWarning: severityOf(finding.code) === 'warning',
  }));
}

/** The engine hands a condition's fault on as one text, which is the English one. */
function translated(params: Readonly<Record<string, unknown>>, inChinese: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const { detail } = params;
  return typeof detail === 'string' ? { ...params, detail: inChinese.get(detail) ?? detail } : params;
}

/** What a permission or a participant source may name: the controls of the model's forms and the data items. */
function controlsOf(forms: readonly FormDefinition[], model: ModelDefinition): ReadonlySet<string> {
  const keys = forms.flatMap(({ controls }) =>
    controls.filter(({ type }) => isExtensionType(type) || models[type] !== undefined).map(({ key }) => key),
  );
  return new Set([...keys, ...model.dataItems.map(({ code }) => code)]);
}
