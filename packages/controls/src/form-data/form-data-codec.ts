import { controlTypes, type ControlDefinition, type ControlOptions, type Issue } from '@inkstone/schema';
import { drawItem, dataFaceOf } from './control-kind.ts';
import { readAttributes, writeAttributes } from './item-attributes.ts';
import { formDataItemSchema, type FormDataItem } from './form-data-item.ts';

type Column = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** What `readFormData` answers: every item as a control, and what is not known of them. */
export interface ReadFormData {
  readonly controls: readonly ControlDefinition[];
  readonly issues: readonly Issue[];
}

/**
 * Form data as controls of a form. Nothing is dropped: a kind or component that no control draws becomes a control of an unknown type, which
 * is reported here and by the form, and `writeFormData` gives it back as it came. An item that is none at all is reported and left out.
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

/** Controls as form data; what `readFormData` makes of it are the same controls again. */
export function writeFormData(controls: readonly ControlDefinition[]): readonly FormDataItem[] {
  return controls.map(itemOf);
}

function controlOf(item: FormDataItem, issues: Issue[]): ControlDefinition {
  const column = columnOf(item, issues);
  const { properties } = item;
  if (column.type !== 'sheet') return column;
  return { ...column, columns: (properties ?? []).map((part) => nestedColumn(part, `${item.key}.${part.key}`, issues)) };
}

/** A list within a row of a list has no place in a sub-table: it is kept as it is, under a type that nobody draws. */
function nestedColumn(item: FormDataItem, path: string, issues: Issue[]): Column {
  if (!item.properties) return columnOf(item, issues, path);
  issues.push({ code: 'UnknownControl', path, params: { type: 'form-data-nested' } });
  return { key: item.key, type: 'form-data-nested', options: { name: item.name, formData: { item } } };
}

function columnOf(item: FormDataItem, issues: Issue[], path: string = item.key): Column {
  const { type, options: drawn } = drawItem(item);
  if (!Object.hasOwn(controlTypes, type)) issues.push({ code: 'UnknownControl', path, params: { type } });
  const { key, name, required, properties, ...rest } = item;
  const { options, left } = readAttributes(rest, type);
  const control: Column = {
    key,
    type,
    options: { ...drawn, name, ...(required !== undefined && { required }), ...options },
  };
  const said = type === 'sheet' || properties === undefined ? left : { ...left, properties };
  const canonical = faceProperties(control);
  const own = Object.fromEntries(Object.entries(said).filter(([property, value]) => canonical[property] !== value));
  const missing = Object.keys(canonical).filter((property) => !Object.hasOwn(said, property));
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
  const drawn = drawnOptions(control, own);
  const canonical = Object.entries(faceProperties(control)).filter(([property]) => !missing.includes(property));
  return {
    key: control.key,
    name,
    ...(required !== undefined && { required }),
    ...Object.fromEntries(canonical),
    ...own,
    ...writeAttributes(withoutEntries(rest as ControlOptions, drawn), control.type),
  } as FormDataItem;
}

/** What form data says of a control by its type alone. */
function faceProperties(control: Column): Readonly<Record<string, unknown>> {
  const { type, control: kind, format } = dataFaceOf(control);
  return { type, control: kind, ...(format && { format }), ...(kind === 'Custom' && { component: control.type }) };
}

/** Options that drawing the item gives again. */
function drawnOptions(control: Column, own: object): Readonly<Record<string, unknown>> {
  return drawItem({ key: control.key, name: '', ...faceProperties(control), ...own } as FormDataItem).options ?? {};
}

function withoutEntries(options: ControlOptions, drawn: Readonly<Record<string, unknown>>): ControlOptions {
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => drawn[key] !== value)) as ControlOptions;
}
