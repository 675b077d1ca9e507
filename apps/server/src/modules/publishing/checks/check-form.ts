import { optionIssueText } from '@inkstone/controls/locale';
import { controlModels, extensionModelsOf, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import { checkFormula, diagnosticMessage, type DiagnosticCode } from '@inkstone/formula';
import { createForm, optionIssues, type ControlModel, type ControlModels, type PropTable } from '@inkstone/form-engine';
import {
  systemFields,
  type ControlDefinition,
  type ControlOptions,
  type DataItem,
  type FormDefinition,
  type Issue,
  type Locale,
  type ModelDefinition,
} from '@inkstone/schema';
import { isInstant } from '../../apps/index.ts';
import { checkLookups } from './check-lookups.ts';
import { checkShownRecords } from './check-shown-records.ts';
import { checkSources } from './check-sources.ts';
import type { KnownLists } from './known-lists.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, repeatedCodes, type Problem } from './problem.ts';
import { unknownOptions } from './unknown-options.ts';

type Control = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

const models: ControlModels = controlModels;

/** Whether an extension is installed is for the operator to see to: a form may name it before it is. */
function modelOf(type: string): ControlModel | undefined {
  return isExtensionType(type) ? extensionValueModel : models[type];
}

/** Every control stands on a data item that can hold it, and everything a form names is there. */
export function checkForm(form: FormDefinition, known: KnownModels, lists: KnownLists): Problem[] {
  const path = `forms.${form.schemaCode}.${form.code}`;
  const model = known.get(form.schemaCode);
  if (!model) return [problem('UnknownModel', path, { code: form.schemaCode })];
  const keys = form.controls.map(({ key }) => key);
  return [
    ...repeatedCodes(keys, (key) => `${path}.${key}`),
    ...form.controls.flatMap((control) => checkControl(control, model, `${path}.${control.key}`, known)),
    ...form.layout
      .flatMap(({ columns }) => columns.map(({ control }) => control))
      .filter((control) => !keys.includes(control))
      .map((code) => problem('LayoutUnknownControl', path, { code })),
    ...checkMappings(form, known, path),
    ...checkLookups(form, known, path),
    ...checkSources(form, known, path),
    ...checkShownRecords(form, known, lists, path),
    ...diagnose(form, path),
  ];
}

function checkControl(control: ControlDefinition, model: ModelDefinition, path: string, known: KnownModels): Problem[] {
  const controlModel = modelOf(control.type);
  if (!controlModel) return [];
  const item = findItem(model, control.key);
  const columns = control.columns ?? [];
  return [
    ...checkOptions(control, controlModel.props, path),
    ...checkBinding(control, controlModel, item, path),
    ...relevanceProblems(control, item, path, known),
    ...importProblems(control, path),
    ...repeatedCodes(
      columns.map(({ key }) => key),
      (key) => `${path}.${key}`,
    ),
    ...(item?.type === 'Sheet' ? columns : []).flatMap((column) => {
      const columnModel = modelOf(column.type);
      const at = `${path}.${column.key}`;
      const columnItem = item?.dataItems?.find(({ code }) => code === column.key);
      if (!columnModel) return [];
      return [
        ...checkOptions(column, { ...columnModel.props, ...controlModel.columnProps }, at),
        ...checkBinding(column, columnModel, columnItem, at),
        ...relevanceProblems(column, columnItem, at, known),
      ];
    }),
  ];
}

/** Every option that a designer may not set as it is, or that does nothing, named behind its control. An extension's options are its own. */
function checkOptions({ type, options }: Control, props: PropTable, path: string): Problem[] {
  return [
    ...optionIssues(options, props).map((issue) => defect({ ...issue, path: '' }, `${path}.options.${String(issue.params?.['option'])}`)),
    ...(isExtensionType(type) ? [] : unknownOptions(options, Object.keys(props), path)),
  ];
}

function checkBinding({ key, type, options }: Control, model: ControlModel, item: DataItem | undefined, path: string): Problem[] {
  if (!item) {
    // Fields that the record itself carries, and statistics, need no data item.
    const needsItem = (model.role === 'value' || model.role === 'sheet') && !(key in systemFields);
    return needsItem ? [problem('UnknownItem', path, { code: key })] : [];
  }
  if (model.dataItemTypes.length === 0) return [problem('ControlHoldsNothing', path, { code: key })];
  if (!model.dataItemTypes.includes(item.type)) return [problem('ControlTypeUnfit', path, { code: key, control: type, type: item.type })];
  return keepsOtherPrecision(model, options, item) ? [problem('PrecisionUnfit', path, { code: key })] : [];
}

/** A moment does not fit into a column of days, nor a day into one of moments; the control's format says what it makes. */
function keepsOtherPrecision(model: ControlModel, options: ControlOptions, item: DataItem): boolean {
  if (item.type !== 'Date' && item.type !== 'DateRange') return false;
  const defaults = Object.entries(model.props).map(([name, prop]) => [name, prop.default] as const);
  const date = isInstant(item) ? '2026-01-01T00:00:00.000Z' : '2026-01-01';
  const sample = item.type === 'Date' ? date : { from: date, to: null };
  return !model.decode(sample, { ...Object.fromEntries(defaults), ...options }).ok;
}

/** A relevance control picks from the model that its data item points at. */
function relevanceProblems({ options }: Control, item: DataItem | undefined, path: string, known: KnownModels): Problem[] {
  if (item?.schemaCode === undefined || !known.has(item.schemaCode)) return [];
  const named = typeof options['schemaCode'] === 'string' ? options['schemaCode'] : item.schemaCode;
  return named === item.schemaCode ? [] : [problem('OtherModel', path, { code: named })];
}

/** Records become rows of a sub-table through a column that holds one. */
function importProblems({ options, columns = [] }: ControlDefinition, path: string): Problem[] {
  const code = options['importFormRelevanceForm'];
  if (typeof code !== 'string' || code === '') return [];
  const column = columns.find(({ key }) => key === code);
  return column && modelOf(column.type)?.valueType === 'record' ? [] : [problem('NotARecordColumn', path, { code })];
}

function checkMappings(form: FormDefinition, known: KnownModels, path: string): Problem[] {
  const unknown = (control: Control, targets: readonly string[], at: string): Problem[] =>
    (control.options.mappings ?? [])
      .filter(({ from, to }) => !targets.includes(to) || !hasField(control.options, from, known))
      .map(({ from, to }) => problem('MappingUnknown', at, { from, to }));
  const keys = form.controls.map(({ key }) => key);
  return form.controls.flatMap((control) => [
    ...unknown(control, keys, `${path}.${control.key}`),
    ...(control.columns ?? []).flatMap((column, _index, columns) =>
      unknown(
        column,
        columns.map(({ key }) => key),
        `${path}.${control.key}.${column.key}`,
      ),
    ),
  ]);
}

/** Fields of a picked record are its data items and system fields; those of people and departments are not checked here. */
function hasField(options: ControlOptions, from: string, known: KnownModels): boolean {
  const target = typeof options['schemaCode'] === 'string' ? known.get(options['schemaCode']) : undefined;
  return !target || from === 'name' || from in systemFields || findItem(target, from) !== undefined;
}

/** Of a formula, what is wrong with it and not only that it cannot be computed. */
function defectText(issue: Issue, locale: Locale): string {
  const text = optionIssueText(issue, locale, issue.path);
  if (issue.code !== 'Formula') return text;
  const { reason, ...params } = issue.params ?? {};
  const why = diagnosticMessage({ code: reason as DiagnosticCode, params }, locale);
  return locale === 'zh' ? `${text}：${why}` : `${text}: ${why}`;
}

function defect(issue: Issue, path: string): Problem {
  const detail = { zh: defectText(issue, 'zh'), en: defectText(issue, 'en') };
  return problem('FormDefect', path, { detail, defect: issue.code, ...issue.params });
}

/** What the engine finds when it opens the form: unknown controls, formulas that do not compile, cycles. */
function diagnose(form: FormDefinition, path: string): Problem[] {
  const opened = createForm({
    definition: form,
    controls: { ...extensionModelsOf(form), ...models },
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'UTC' },
    checkFormula,
  });
  const problems = opened.diagnostics.map((issue) => defect(issue, `${path}.${issue.path}`));
  opened.dispose();
  return problems;
}
