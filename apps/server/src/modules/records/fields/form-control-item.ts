import {
  parseFieldPath,
  type ControlDefinition,
  type DataItem,
  type FieldPath,
  type FormDefinition,
  type ModelDefinition,
} from '@inkstone/schema';

export type ControlPart = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** The control and data item that a path names. */
export interface NamedField {
  readonly control: ControlPart;
  /** Null when the control is bound to no data item. */
  readonly item: DataItem | null;
}

/** Returns the control or column of a path, ignoring the row; null when the form has none. */
export function controlAt(form: FormDefinition, path: FieldPath): ControlPart | null {
  const parsed = parseFieldPath(path);
  if (!parsed) return null;
  if (parsed.kind === 'control') return form.controls.find(({ key }) => key === parsed.control) ?? null;
  return form.controls.find(({ key }) => key === parsed.sheet)?.columns?.find(({ key }) => key === parsed.column) ?? null;
}

/** Returns the control or column with the data item it is bound to. */
export function fieldAt(form: FormDefinition, model: ModelDefinition, path: FieldPath): NamedField | null {
  const fields = namedFields(form, model);
  const field = fields.get(path);
  if (field) return field;
  const parsed = parseFieldPath(path);
  return (parsed?.kind === 'cell' && fields.get(columnName(parsed.sheet, parsed.column))) || null;
}

const known = new WeakMap<FormDefinition, WeakMap<ModelDefinition, ReadonlyMap<string, NamedField>>>();

/** All controls by their keys, and all columns by `columnName`. Published documents never change, and each value of each record asks. */
function namedFields(form: FormDefinition, model: ModelDefinition): ReadonlyMap<string, NamedField> {
  const ofForm = known.get(form) ?? new WeakMap<ModelDefinition, ReadonlyMap<string, NamedField>>();
  known.set(form, ofForm);
  const fields = ofForm.get(model) ?? listFields(form, model);
  ofForm.set(model, fields);
  return fields;
}

function listFields(form: FormDefinition, model: ModelDefinition): ReadonlyMap<string, NamedField> {
  const fields = new Map<string, NamedField>();
  for (const control of form.controls) {
    const item = model.dataItems.find(({ code }) => code === control.key) ?? null;
    fields.set(control.key, { control, item });
    for (const column of control.columns ?? []) {
      const columnItem = item?.dataItems?.find(({ code }) => code === column.key) ?? null;
      fields.set(columnName(control.key, column.key), { control: column, item: columnItem });
    }
  }
  return fields;
}

/** No control has such a key. */
const columnName = (sheet: string, column: string): string => `${sheet}.${column}`;
