import { optionIssueText } from '@inkstone/controls/locale';
import { controlModels, extensionModelsOf, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import { checkFormula, formulaIssueMessage, type FormulaIssueCode } from '@inkstone/formula';
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
import { publishIssue, repeatedCodes, type PublishIssue } from './publish-issue.ts';
import { unknownOptions } from './unknown-options.ts';

type Control = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

const models: ControlModels = controlModels;

/** Returns undefined for an extension control that is not installed: a form may name it before the operator installs it. */
function modelOf(type: string): ControlModel | undefined {
  return isExtensionType(type) ? extensionValueModel : models[type];
}

/** Every control must be bound to a data item that can hold its values, and every name in a form must exist. */
export function checkForm(form: FormDefinition, known: KnownModels, lists: KnownLists): PublishIssue[] {
  const path = `forms.${form.schemaCode}.${form.code}`;
  const model = known.get(form.schemaCode);
  if (!model) return [publishIssue('UnknownModel', path, { code: form.schemaCode })];
  const keys = form.controls.map(({ key }) => key);
  return [
    ...repeatedCodes(keys, (key) => `${path}.${key}`),
    ...form.controls.flatMap((control) => checkControl(control, model, `${path}.${control.key}`, known)),
    ...form.layout
      .flatMap(({ columns }) => columns.map(({ control }) => control))
      .filter((control) => !keys.includes(control))
      .map((code) => publishIssue('LayoutUnknownControl', path, { code })),
    ...checkMappings(form, known, path),
    ...checkLookups(form, known, path),
    ...checkSources(form, known, path),
    ...checkShownRecords(form, known, lists, path),
    ...engineIssues(form, path),
  ];
}

function checkControl(control: ControlDefinition, model: ModelDefinition, path: string, known: KnownModels): PublishIssue[] {
  const controlModel = modelOf(control.type);
  if (!controlModel) return [];
  const item = findItem(model, control.key);
  const columns = control.columns ?? [];
  return [
    ...checkOptions(control, controlModel.props, path),
    ...checkBinding(control, controlModel, item, path),
    ...relevanceIssues(control, item, path, known),
    ...importIssues(control, path),
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
        ...relevanceIssues(column, columnItem, at, known),
      ];
    }),
  ];
}

/** Returns issues for options with unsupported values and for unknown options. The options of an extension control are not checked. */
function checkOptions({ type, options }: Control, props: PropTable, path: string): PublishIssue[] {
  return [
    ...optionIssues(options, props).map((issue) =>
      formDefect({ ...issue, path: '' }, `${path}.options.${String(issue.params?.['option'])}`),
    ),
    ...(isExtensionType(type) ? [] : unknownOptions(options, Object.keys(props), path)),
  ];
}

function checkBinding({ key, type, options }: Control, model: ControlModel, item: DataItem | undefined, path: string): PublishIssue[] {
  if (!item) {
    // Controls of system fields, and statistics, need no data item.
    const needsItem = (model.role === 'value' || model.role === 'sheet') && !(key in systemFields);
    return needsItem ? [publishIssue('UnknownItem', path, { code: key })] : [];
  }
  if (model.dataItemTypes.length === 0) return [publishIssue('ControlHoldsNothing', path, { code: key })];
  if (!model.dataItemTypes.includes(item.type))
    return [publishIssue('ControlTypeUnfit', path, { code: key, control: type, type: item.type })];
  return keepsOtherPrecision(model, options, item) ? [publishIssue('PrecisionUnfit', path, { code: key })] : [];
}

/** Instants do not fit into date columns nor dates into instant columns; the control's format determines which it makes. */
function keepsOtherPrecision(model: ControlModel, options: ControlOptions, item: DataItem): boolean {
  if (item.type !== 'Date' && item.type !== 'DateRange') return false;
  const defaults = Object.entries(model.props).map(([name, prop]) => [name, prop.default] as const);
  const date = isInstant(item) ? '2026-01-01T00:00:00.000Z' : '2026-01-01';
  const sample = item.type === 'Date' ? date : { from: date, to: null };
  return !model.decode(sample, { ...Object.fromEntries(defaults), ...options }).ok;
}

/** A relevance control picks from the model that its data item refers to. */
function relevanceIssues({ options }: Control, item: DataItem | undefined, path: string, known: KnownModels): PublishIssue[] {
  if (item?.schemaCode === undefined || !known.has(item.schemaCode)) return [];
  const named = typeof options['schemaCode'] === 'string' ? options['schemaCode'] : item.schemaCode;
  return named === item.schemaCode ? [] : [publishIssue('OtherModel', path, { code: named })];
}

/** Records are imported into a sub-table through a column that holds references. */
function importIssues({ options, columns = [] }: ControlDefinition, path: string): PublishIssue[] {
  const code = options['importFormRelevanceForm'];
  if (typeof code !== 'string' || code === '') return [];
  const column = columns.find(({ key }) => key === code);
  return column && modelOf(column.type)?.valueType === 'record' ? [] : [publishIssue('NotARecordColumn', path, { code })];
}

function checkMappings(form: FormDefinition, known: KnownModels, path: string): PublishIssue[] {
  const unknown = (control: Control, targets: readonly string[], at: string): PublishIssue[] =>
    (control.options.mappings ?? [])
      .filter(({ from, to }) => !targets.includes(to) || !hasField(control.options, from, known))
      .map(({ from, to }) => publishIssue('MappingUnknown', at, { from, to }));
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

/** The fields of a picked record are its data items and system fields; those of people and departments are not checked here. */
function hasField(options: ControlOptions, from: string, known: KnownModels): boolean {
  const target = typeof options['schemaCode'] === 'string' ? known.get(options['schemaCode']) : undefined;
  return !target || from === 'name' || from in systemFields || findItem(target, from) !== undefined;
}

/** Returns the cause of a formula's issue, not only that it cannot be computed. */
function causeText(issue: Issue, locale: Locale): string {
  const text = optionIssueText(issue, locale, issue.path);
  if (issue.code !== 'Formula') return text;
  const { reason, ...params } = issue.params ?? {};
  const why = formulaIssueMessage({ code: reason as FormulaIssueCode, params }, locale);
  return locale === 'zh' ? `${text}：${why}` : `${text}: ${why}`;
}

function formDefect(issue: Issue, path: string): PublishIssue {
  const detail = { zh: causeText(issue, 'zh'), en: causeText(issue, 'en') };
  return publishIssue('FormDefect', path, { detail, defect: issue.code, ...issue.params });
}

/** Returns the issues that the engine finds when it opens the form: unknown controls, invalid formulas, cycles. */
function engineIssues(form: FormDefinition, path: string): PublishIssue[] {
  const opened = createForm({
    definition: form,
    controls: { ...extensionModelsOf(form), ...models },
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'UTC' },
    checkFormula,
  });
  const issues = opened.definitionIssues.map((issue) => formDefect(issue, `${path}.${issue.path}`));
  opened.dispose();
  return issues;
}
