import { isExtensionType } from '@inkstone/controls/models';
import { completeOptions, optionIssues, type ControlModel, type PropTable } from '@inkstone/form-engine';
import { isInstant } from '@inkstone/formula/sql';
import { systemFields, type ControlDefinition, type ControlOptions, type DataItem, type ModelDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { ControlLocation } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { modelOf } from './control-model.ts';
import { formDefect } from './form-defect.ts';
import type { ControlPart } from './form-part.ts';
import { unknownOptions } from './unknown-options.ts';

/** Returns the issues of a control and its columns: options, and data items that cannot hold the values. */
export function checkControl(control: ControlDefinition, model: ModelDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  const controlModel = modelOf(control.type);
  if (!controlModel) return [];
  const location: ControlLocation = { kind: 'control', control: control.key };
  const item = findItem(model, control.key);
  const columns = control.columns ?? [];
  return [
    ...checkOptions(control, controlModel.props, report, location),
    ...checkBinding(control, controlModel, item, report, location),
    ...relevanceIssues(control, item, around, report, location),
    ...importIssues(control, report, location),
    ...repeatedCodes(
      columns.map(({ key }) => key),
      report,
      (column) => ({ ...location, column }),
    ),
    ...(item?.type === 'Sheet' ? columns : []).flatMap((column) => {
      const columnModel = modelOf(column.type);
      const at = { ...location, column: column.key };
      const columnItem = item?.dataItems?.find(({ code }) => code === column.key);
      if (!columnModel) return [];
      return [
        ...checkOptions(column, { ...columnModel.props, ...controlModel.columnProps }, report, at),
        ...checkBinding(column, columnModel, columnItem, report, at),
        ...relevanceIssues(column, columnItem, around, report, at),
      ];
    }),
  ];
}

/** Returns issues for options with unsupported values and for unknown options. The options of an extension control are not checked. */
function checkOptions({ type, options }: ControlPart, props: PropTable, report: Report, location: ControlLocation): DocumentIssue[] {
  return [
    ...optionIssues(options, props).map((issue) =>
      formDefect({ ...issue, path: '' }, report, { ...location, option: String(issue.params?.['option']) }),
    ),
    ...(isExtensionType(type) ? [] : unknownOptions(options, Object.keys(props), report, location)),
  ];
}

function checkBinding(
  { key, type, options }: ControlPart,
  model: ControlModel,
  item: DataItem | undefined,
  report: Report,
  location: ControlLocation,
): DocumentIssue[] {
  if (!item) {
    // Controls of system fields, and statistics, need no data item.
    const needsItem = (model.role === 'value' || model.role === 'sheet') && !(key in systemFields);
    return needsItem ? [report('UnknownItem', location, { code: key, itemType: model.dataItemTypes[0] })] : [];
  }
  if (model.dataItemTypes.length === 0) return [report('ControlHoldsNothing', location, { code: key })];
  if (!model.dataItemTypes.includes(item.type))
    return [report('ControlTypeUnfit', location, { code: key, control: type, type: item.type })];
  return keepsOtherPrecision(model, options, item) ? [report('PrecisionUnfit', { ...location, option: 'format' }, { code: key })] : [];
}

/** Instants do not fit into date columns nor dates into instant columns; the control's format determines which it makes. */
function keepsOtherPrecision(model: ControlModel, options: ControlOptions, item: DataItem): boolean {
  if (item.type !== 'Date' && item.type !== 'DateRange') return false;
  const date = isInstant(item) ? '2026-01-01T00:00:00.000Z' : '2026-01-01';
  const sample = item.type === 'Date' ? date : { from: date, to: null };
  return !model.decode(sample, completeOptions(model.props, options)).ok;
}

/** A relevance control picks from the model that its data item refers to. */
function relevanceIssues(
  { options }: ControlPart,
  item: DataItem | undefined,
  around: Surroundings,
  report: Report,
  location: ControlLocation,
): DocumentIssue[] {
  if (item?.schemaCode === undefined || !around.model(item.schemaCode)) return [];
  const named = typeof options['schemaCode'] === 'string' ? options['schemaCode'] : item.schemaCode;
  return named === item.schemaCode ? [] : [report('OtherModel', { ...location, option: 'schemaCode' }, { code: named })];
}

/** Records are imported into a sub-table through a column that holds references. */
function importIssues({ options, columns = [] }: ControlDefinition, report: Report, location: ControlLocation): DocumentIssue[] {
  const code = options['importFormRelevanceForm'];
  if (typeof code !== 'string' || code === '') return [];
  const column = columns.find(({ key }) => key === code);
  return column && modelOf(column.type)?.valueType === 'record' ? [] : [report('NotARecordColumn', location, { code })];
}
