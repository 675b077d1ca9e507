import { documentId, objectsIn, type Documents, type JsonObject } from '@inkstone/design';
import type { DataItemType } from '@inkstone/schema';
import type { NamedCode } from '../fields/NameDialog.tsx';
import { newAction } from '../rule/rule-actions.ts';
import { textOf } from '../working-copy/text-of.ts';

/** The control with which a data item is filled in at first. */
const controlTypes: Readonly<Record<DataItemType, string>> = {
  ShortText: 'text',
  LongText: 'textarea',
  Number: 'number',
  Date: 'date',
  Logic: 'logic',
  StaffDeptMix: 'staff-dept-mixed',
  Attachment: 'attachment',
  ApprovalOpinion: 'approval-opinion',
  Sheet: 'sheet',
  RelevanceForm: 'relevance-form',
  RelevanceFormEx: 'relevance-form-ex',
  Address: 'address',
  Radio: 'radio',
  Checkbox: 'checkbox',
  Dropdown: 'dropdown',
  DropdownMulti: 'dropdown-multi',
  Time: 'time',
  StaffSingle: 'staff-selector',
  StaffMulti: 'staff-multi-selector',
  DeptSingle: 'department-selector',
  DeptMulti: 'department-multi-selector',
  DateRange: 'date-range',
  NumberRange: 'number-range',
  TimeRange: 'time-range',
};

/** Types that take the whole width of a form. */
const wide: ReadonlySet<string> = new Set(['LongText', 'Sheet', 'Attachment', 'RelevanceFormEx', 'Address', 'ApprovalOpinion']);

/** Types whose values a list shows in a column. */
const unlisted: ReadonlySet<string> = new Set(['Sheet', 'Attachment', 'ApprovalOpinion', 'LongText']);

const mostColumns = 8;

/** Types of the filters that a new list offers, and how many. */
const filtered: ReadonlySet<string> = new Set(['Radio', 'Dropdown', 'Date', 'StaffSingle', 'DeptSingle', 'RelevanceForm']);
const firstFilters = 2;

const names = ({ name, english }: NamedCode): JsonObject => ({ name, ...(english && { name_i18n: { en: english } }) });

/** A model without data items. */
export const modelOf = (named: NamedCode): JsonObject => ({ ...names(named), dataItems: [] });

/** A page without cards. */
export const pageOf = (named: NamedCode): JsonObject => ({ ...names(named), cards: [] });

/** A rule of the first model, with one action to be filled in. */
export function ruleOf(named: NamedCode, documents: Documents): JsonObject {
  const schemaCode = [...documents.values()].find(({ key }) => key.kind === 'model')?.key.code ?? '';
  return { ...names(named), schemaCode, trigger: 'submitted', active: true, inputs: [], actions: [newAction('check', schemaCode)] };
}

/** A role that may do nothing yet. */
export const roleOf = (named: NamedCode): JsonObject => ({ ...names(named), grants: [] });

/** A print template of the first form of a model. */
export function printOf(named: NamedCode, documents: Documents, schemaCode: string): JsonObject {
  const form = [...documents.values()].find(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode);
  return { ...names(named), formCode: form?.key.code ?? '' };
}

/** A form with a control for every data item of its model, two in a row. */
export function formOf(named: NamedCode, documents: Documents, schemaCode: string): JsonObject {
  const items = itemsOf(documents, schemaCode);
  const rows: JsonObject[] = [];
  for (const { code, type } of items) {
    const isWide = wide.has(textOf(type));
    const last = rows.at(-1) as { columns: JsonObject[] } | undefined;
    const column: JsonObject = { control: textOf(code), span: isWide ? 24 : 12 };
    if (!isWide && last?.columns.length === 1 && last.columns[0]!['span'] === 12) last.columns.push(column);
    else rows.push({ columns: [column] });
  }
  return { ...names(named), controls: items.map(controlOf), layout: rows };
}

function controlOf(item: JsonObject): JsonObject {
  const { code, type, name, name_i18n, dataItems } = item;
  const options: JsonObject = { name: textOf(name ?? code), ...(name_i18n !== undefined && { name_i18n }) };
  const columns = objectsIn(dataItems).map(controlOf);
  return {
    key: textOf(code),
    type: controlTypes[type as DataItemType] ?? 'text',
    options,
    ...(type === 'Sheet' && { columns }),
  };
}

/** A list of the sequence number and the first data items; records are looked for by kind, day, person or department. */
export function listOf(named: NamedCode, documents: Documents, schemaCode: string): JsonObject {
  const shown = itemsOf(documents, schemaCode).filter(({ type }) => !unlisted.has(textOf(type)));
  const codes = ['sequenceNo', ...shown.slice(0, mostColumns).map(({ code }) => textOf(code)), 'createdTime'];
  const filters = shown.filter(({ type }) => filtered.has(textOf(type))).slice(0, firstFilters);
  return {
    ...names(named),
    columns: codes.map((code) => ({ code })),
    ...(filters.length > 0 && { filters: filters.map(({ code }) => textOf(code)) }),
  };
}

const itemsOf = (documents: Documents, code: string): readonly JsonObject[] =>
  objectsIn(documents.get(documentId({ kind: 'model', code }))?.content['dataItems']);
