import type { CallOutput, importData } from '@inkstone/api';
import { isReadFromCells } from '@inkstone/controls/file-cell';
import { choiceName, choicesOf } from '@inkstone/controls/models';
import type { ControlModel, Form } from '@inkstone/form-engine';
import { locales, type ControlOptions, type DataItem, type FormPermission, type Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { PublishedForm, PublishedModel } from '../apps/index.ts';
import { namedChoices } from '../dictionary/index.ts';
import { newForm } from '../forms/index.ts';
import { modelAccess } from '../permissions/index.ts';
import { openForm } from '../records/index.ts';

/** A control, or a column of a sub-table, that a column of a file may fill in. */
export interface ImportField {
  readonly sheet: string | null;
  /** The key of the control or the column. */
  readonly key: string;
  readonly item: DataItem;
  readonly model: ControlModel;
  readonly options: ControlOptions;
  readonly required: boolean;
  /** By language. */
  readonly labels: Readonly<Record<Locale, string>>;
  readonly sheetLabels: Readonly<Record<Locale, string>> | null;
}

/** `amount`, or `items.price`. */
export type FieldCode = string;

export interface ImportTarget {
  readonly model: PublishedModel;
  readonly form: PublishedForm;
  /** At new records. */
  readonly permission: FormPermission;
  readonly fields: ReadonlyMap<FieldCode, ImportField>;
}

/** The part that reading a file needs. */
export type ReadTarget = Pick<ImportTarget, 'model' | 'fields'>;

type Context = Pick<RequestContext, 'actor' | 'locale' | 'timeZone' | 'now' | 'log'>;

/**
 * Returns what this person can import into a model, by its form and their rights. Refuses with `not-allowed` a person who may not import
 * and add, and with `import-form-in-workflow` models whose records are created by a workflow.
 */
export async function importTarget(executor: Executor, context: Context, schemaCode: string): Promise<ImportTarget> {
  (await modelAccess(executor, context, schemaCode)).require('import');
  const { model, form, workflow, rights } = await newForm(executor, context, { schemaCode });
  if (workflow) refuse('import-form-in-workflow');
  const { definition } = form;
  const opened = openForm(context, { definition, executor, values: {}, permission: rights.permission, stored: false });
  try {
    const fields = fieldsOf(opened, model.definition.dataItems);
    return {
      model,
      form,
      permission: rights.permission,
      fields: new Map(await Promise.all(fields.map((field) => withChoices(executor, field)))),
    };
  } finally {
    opened.dispose();
  }
}

const labelsOf = (labelled: { label(locale?: Locale): string }): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, labelled.label(locale)])) as Record<Locale, string>;

function fieldsOf(form: Form, items: readonly DataItem[]): ImportField[] {
  return form.definition.controls.flatMap((control): ImportField[] => {
    const item = items.find(({ code }) => code === control.key);
    if (!item) return [];
    const field = form.field(control.key);
    const isOpen = field.visible.peek() && !field.readonly.peek();
    if (item.type === 'Sheet') return isOpen ? columnsOf(form, control.key, item) : [];
    if (!isOpen || !isReadFromCells(field.model)) return [];
    const { model, options, required } = field;
    const rest = { labels: labelsOf(field), sheetLabels: null };
    return [{ sheet: null, key: control.key, item, model, options: options.peek(), required: required.peek(), ...rest }];
  });
}

/** Returns the columns of a sub-table that a file may fill in. */
export function columnsOf(form: Form, code: string, sheetItem: DataItem): ImportField[] {
  const sheet = form.sheet(code);
  const sheetLabels = labelsOf(sheet.field);
  return sheet.columns.flatMap((column) => {
    const item = sheetItem.dataItems?.find((each) => each.code === column.key);
    if (!item || !column.visible || column.readonly || !isReadFromCells(column.model)) return [];
    const { key, model, options, required } = column;
    return [{ sheet: code, key, item, model, options, required, labels: labelsOf(column), sheetLabels }];
  });
}

/** Adds the entries of a dictionary to the control, as if they were its own choices. */
export async function withChoices(executor: Executor, field: ImportField): Promise<readonly [FieldCode, ImportField]> {
  const named = await namedChoices(executor, field.options);
  return [codeOf(field), named.options ? { ...field, options: { ...field.options, ...named } } : field];
}

export function codeOf({ sheet, key }: Pick<ImportField, 'sheet' | 'key'>): FieldCode {
  return sheet === null ? key : `${sheet}.${key}`;
}

/** The number of a record is never imported, but can be a key. */
export const numberField = 'sequenceNo';

const keyTypes: ReadonlySet<string> = new Set(['ShortText', 'Number', 'Date', 'Dropdown', 'Radio', 'Time']);

export function isKeyField({ sheet, item }: ImportField): boolean {
  return sheet === null && keyTypes.has(item.type);
}

type Presented = CallOutput<typeof importData>['fields'];

export function presentFields({ fields }: ImportTarget, locale: Locale): Presented {
  const listed = [...fields].map(([code, field]) => ({
    code,
    name: field.labels[locale],
    sheet: field.sheetLabels?.[locale] ?? null,
    required: field.required,
    isKey: isKeyField(field),
  }));
  return [{ code: numberField, name: numberLabels[locale], sheet: null, required: false, isKey: true }, ...listed];
}

export const numberLabels = { zh: '單據編號', en: 'Number' } as const;

export function choiceNames({ options }: ImportField, locale: Locale): string[] {
  return choicesOf(options).map((choice) => choiceName(choice, locale));
}
