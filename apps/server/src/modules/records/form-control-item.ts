import {
  parseFieldPath,
  type ControlDefinition,
  type DataItem,
  type FieldPath,
  type FormDefinition,
  type ModelDefinition,
} from '@inkstone/schema';

export type ControlPart = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** What a path names in a form and in its model. */
export interface NamedField {
  readonly control: ControlPart;
  /** Null: the control is bound to no data item. */
  readonly item: DataItem | null;
}

/** The control or column behind a path, whatever the row; null when the form has none. */
export function controlAt(form: FormDefinition, path: FieldPath): ControlPart | null {
  const parsed = parseFieldPath(path);
  if (!parsed) return null;
  if (parsed.kind === 'control') return form.controls.find(({ key }) => key === parsed.control) ?? null;
  return form.controls.find(({ key }) => key === parsed.sheet)?.columns?.find(({ key }) => key === parsed.column) ?? null;
}

/** The same with the data item it is bound to. */
export function fieldAt(form: FormDefinition, model: ModelDefinition, path: FieldPath): NamedField | null {
  const control = controlAt(form, path);
  const parsed = parseFieldPath(path);
  if (!control || !parsed) return null;
  if (parsed.kind === 'control') return { control, item: model.dataItems.find(({ code }) => code === parsed.control) ?? null };
  const sheet = model.dataItems.find(({ code }) => code === parsed.sheet);
  return { control, item: sheet?.dataItems?.find(({ code }) => code === parsed.column) ?? null };
}
