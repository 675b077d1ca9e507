import { controlModels } from '@inkstone/controls/models';
import type { ControlModels } from '@inkstone/form-engine';
import { compileFormula, type FieldTypes } from '@inkstone/formula';
import {
  fillText,
  systemFields,
  type AppDefinition,
  type FormDefinition,
  type ModelDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { checkDefinition, findingTexts } from '@inkstone/workflow';
import { itemFormulaTypes } from '../storage/item-formula-type.ts';
import type { KnownModels } from './known-models.ts';
import { problem, type Problem } from './problem.ts';

const models: ControlModels = controlModels;

/** A workflow must run to an end from everywhere, and name only what its model and forms have. */
export function checkWorkflow(workflow: WorkflowDefinition, app: AppDefinition, known: KnownModels): Problem[] {
  const path = `workflows.${workflow.code}`;
  const model = known.get(workflow.schemaCode);
  if (!model) return [problem('UnknownModel', path, { code: workflow.schemaCode })];
  const fields = conditionFields(model);
  const forms = app.forms.filter(({ schemaCode }) => schemaCode === workflow.schemaCode);
  const findings = checkDefinition(workflow, {
    controls: controlsOf(forms, model),
    checkCondition: (condition) => conditionProblems(condition, fields, workflow),
  });
  return findings.map((finding) =>
    problem('WorkflowFinding', path, {
      code: workflow.code,
      detail: { zh: fillText(findingTexts[finding.code].zh, finding.params), en: fillText(findingTexts[finding.code].en, finding.params) },
      finding: finding.code,
      place: finding.place,
      params: finding.params,
      counterexample: finding.path,
    }),
  );
}

/** What is wrong with a route's condition: its text, a result that is no yes or no, and what routes cannot ask for. */
function conditionProblems(condition: string, fields: FieldTypes, workflow: WorkflowDefinition): readonly string[] {
  const { diagnostics, splits, lookups } = compileFormula(condition, { fields, expects: 'logic' });
  const known = new Set(
    workflow.activities.flatMap((activity) => (activity.kind === 'parallel' && activity.mode === 'split' ? [activity.code] : [])),
  );
  return [
    ...diagnostics.map(({ code }) => code),
    ...splits.filter((split) => !known.has(split)).map((split) => `UnknownSplit ${split}`),
    ...lookups.map(({ schemaCode, result }) => `LookupNotAvailable ${schemaCode}.${result}`),
  ];
}

/** What a permission or a participant source may name: the controls of the model's forms and the data items. */
function controlsOf(forms: readonly FormDefinition[], model: ModelDefinition): ReadonlySet<string> {
  const keys = forms.flatMap(({ controls }) => controls.filter(({ type }) => models[type] !== undefined).map(({ key }) => key));
  return new Set([...keys, ...model.dataItems.map(({ code }) => code)]);
}

const systemTypes = {
  id: 'text',
  sequenceNo: 'text',
  sequenceStatus: 'text',
  creater: 'unit',
  createdDeptId: 'unit',
  createdTime: 'date',
  modifier: 'unit',
  modifiedTime: 'date',
  owner: 'unit',
  ownerDeptId: 'unit',
  urgencyLevel: 'text',
} as const satisfies Record<keyof typeof systemFields, string>;

/** The names a route's condition may use, with their types. */
function conditionFields(model: ModelDefinition): FieldTypes {
  const items = model.dataItems.flatMap((item) => [
    [item.code, itemFormulaTypes[item.type]] as const,
    ...(item.dataItems ?? []).map((column) => [`${item.code}.${column.code}`, itemFormulaTypes[column.type]] as const),
  ]);
  return { ...systemTypes, ...Object.fromEntries(items) };
}
