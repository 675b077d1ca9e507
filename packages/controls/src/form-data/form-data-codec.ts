import type { ControlDefinition, ControlOptions, Issue } from '@inkstone/schema';
import { controlModels } from '../models.ts';
import { controlOfItem, itemShapeOf } from './control-kind.ts';
import { readAttributes, writeAttributes } from './item-attributes.ts';
import { formDataItemSchema, type FormDataItem } from './form-data-item.ts';

type Column = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** The result of `readFormData`: a control for every item, and issues about unknown ones. */
export interface ReadFormData {
  readonly controls: readonly ControlDefinition[];
  readonly issues: readonly Issue[];
}

/**
 * Converts form data to controls of a form. Nothing is dropped: an unknown kind or component becomes a control of an unknown type, which is
 * reported as an issue, and `writeFormData` restores it unchanged. Only an entry that is not an item at all is reported and left out.
 */
export function readFormData(document: readonly unknown[]): ReadFormData {
  const issues: Issue[] = [];
  const controls = document.flatMap((raw, index): ControlDefinition[] => {
    const parsed = formDataItemSchema.safeParse(raw);
    if (parsed.success) return [controlOf(parsed.data, issues)];
    issues.push(
      ...parsed.error.issues.map(({ path, message }) => ({
        code: 'WrongItem',
        path: [`[${index}]`, ...path].join('.'),
        params: { reason: message },
      })),
    );
    return [];
  });
  return { controls, issues };
}

/** Converts controls to form data. `readFormData` restores the same controls from it. */
export function writeFormData(controls: readonly ControlDefinition[]): readonly FormDataItem[] {
  return controls.map(itemOf);
}

function controlOf(item: FormDataItem, issues: Issue[]): ControlDefinition {
  const column = columnOf(item, issues);
  const { properties } = item;
  if (column.type !== 'sheet') return column;
  return { ...column, columns: (properties ?? []).map((part) => nestedColumn(part, `${item.key}.${part.key}`, issues)) };
}

/** A list within a row of a list is not possible in a sub-table: it is kept unchanged, under an unknown control type. */
function nestedColumn(item: FormDataItem, path: string, issues: Issue[]): Column {
  if (!item.properties) return columnOf(item, issues, path);
  issues.push({ code: 'UnknownControl', path, params: { type: 'form-data-nested' } });
  return { key: item.key, type: 'form-data-nested', options: { name: item.name, formData: { item } } };
}

function columnOf(item: FormDataItem, issues: Issue[], path: string = item.key): Column {
  const { type, options: derived } = controlOfItem(item);
  if (!Object.hasOwn(controlModels, type)) issues.push({ code: 'UnknownControl', path, params: { type } });
  const { key, name, required, properties, ...rest } = item;
  const { options, left } = readAttributes(rest, type);
  const control: Column = {
    key,
    type,
    options: { ...derived, name, ...(required !== undefined && { required }), ...options },
  };
  const written = type === 'sheet' || properties === undefined ? left : { ...left, properties };
  const canonical = shapeProperties(control);
  const own = Object.fromEntries(Object.entries(written).filter(([property, value]) => canonical[property] !== value));
  const missing = Object.keys(canonical).filter((property) => !Object.hasOwn(written, property));
  if (Object.keys(own).length === 0 && missing.length === 0) return control;
  return { ...control, options: { ...control.options, formData: { ...own, ...(missing.length > 0 && { missing }) } } };
}

function itemOf(control: ControlDefinition): FormDataItem {
  const item = columnItem(control);
  return control.columns && control.type === 'sheet' ? { ...item, properties: control.columns.map(columnItem) } : item;
}

function columnItem(control: Column): FormDataItem {
  const { name, required, formData, ...rest } = control.options;
  const { item: nested, missing = [], ...own } = (formData ?? {}) as { item?: FormDataItem; missing?: readonly string[] };
  if (nested) return nested;
  const derived = derivedOptions(control, own);
  const canonical = Object.entries(shapeProperties(control)).filter(([property]) => !missing.includes(property));
  return {
    key: control.key,
    name,
    ...(required !== undefined && { required }),
    ...Object.fromEntries(canonical),
    ...own,
    ...writeAttributes(withoutEntries(rest as ControlOptions, derived), control.type),
  } as FormDataItem;
}

/** The properties of an item that follow from the control's type alone. */
function shapeProperties(control: Column): Readonly<Record<string, unknown>> {
  const { type, control: kind, format } = itemShapeOf(control);
  return { type, control: kind, ...(format && { format }), ...(kind === 'Custom' && { component: control.type }) };
}

/** The options that `controlOfItem` derives from the item. */
function derivedOptions(control: Column, own: object): Readonly<Record<string, unknown>> {
  return controlOfItem({ key: control.key, name: '', ...shapeProperties(control), ...own } as FormDataItem).options ?? {};
}

function withoutEntries(options: ControlOptions, derived: Readonly<Record<string, unknown>>): ControlOptions {
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => derived[key] !== value)) as ControlOptions;
}
