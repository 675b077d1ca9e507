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
  const control = controlAt(form, path);
  const parsed = parseFieldPath(path);
  if (!control || !parsed) return null;
  if (parsed.kind === 'control') return { control, item: model.dataItems.find(({ code }) => code === parsed.control) ?? null };
  const sheet = model.dataItems.find(({ code }) => code === parsed.sheet);
  return { control, item: sheet?.dataItems?.find(({ code }) => code === parsed.column) ?? null };
}
