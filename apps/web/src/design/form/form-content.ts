import { isJsonObject, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { completeLayout } from '@inkstone/controls/renderer';
import { tabHeadSchema, type ControlDefinition, type LayoutRow, type TabHead } from '@inkstone/schema';
import { textOf } from '../working-copy/text-of.ts';

/** A form as far as a draft has its shape: controls by their keys, and rows that place all of them. */
export interface FormContent {
  readonly controls: ReadonlyMap<string, ControlDefinition>;
  readonly rows: readonly LayoutRow[];
}

const readControls = new WeakMap<JsonObject, ControlDefinition>();

/** Reads a control of a draft; the same object for the same control, so that only changed controls are rendered again. */
function readControl(source: JsonObject): ControlDefinition {
  const known = readControls.get(source);
  if (known) return known;
  const { key, type, options, columns, layout } = source;
  const control = {
    key: textOf(key),
    type: textOf(type),
    options: { ...(isJsonObject(options) ? options : {}), name: textOf(isJsonObject(options) ? options['name'] : undefined) },
    ...(columns !== undefined && { columns: objectsIn(columns).map(readControl) }),
    ...(layout !== undefined && { layout: readRows(layout) }),
  } as ControlDefinition;
  readControls.set(source, control);
  return control;
}

export function readForm(content: JsonObject): FormContent {
  const controls = objectsIn(content['controls']).map(readControl);
  return {
    controls: new Map(controls.map((control) => [control.key, control])),
    rows: completeLayout({ layout: readRows(content['layout']), controls }).filter(({ columns }) => columns.length > 0),
  };
}

function readRows(layout: Json | undefined): LayoutRow[] {
  return objectsIn(layout).map(({ columns }) => ({
    columns: objectsIn(columns).flatMap(({ control, span }) =>
      typeof control === 'string' ? [{ control, ...(typeof span === 'number' && { span }) }] : [],
    ),
  }));
}

/** A control, or a column `sheet.column`. */
export function controlAt({ controls }: FormContent, path: string): FormColumn | undefined {
  const [key = '', column] = path.split('.');
  const control = controls.get(key);
  return column === undefined ? control : control?.columns?.find((each) => each.key === column);
}

type FormColumn = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

export function headsOf({ options }: ControlDefinition): readonly TabHead[] {
  const { heads } = options;
  return Array.isArray(heads) ? heads.flatMap((head: unknown) => tabHeadSchema.safeParse(head).data ?? []) : [];
}

/** The controls directly in a container, in a panel, or in the panels of tabs. */
export function childrenOf(form: FormContent, key: string): readonly string[] {
  const control = form.controls.get(key);
  if (!control) return [];
  const own = (control.layout ?? []).flatMap(({ columns }) => columns.map((column) => column.control));
  return [...headsOf(control).map((head) => head.key), ...own].filter((child) => form.controls.has(child));
}

/** A control with all that stands in it, what holds others before what is held. */
export function subtreeOf(form: FormContent, key: string): readonly string[] {
  return [key, ...childrenOf(form, key).flatMap((child) => subtreeOf(form, child))];
}

/** Keys of all controls in the order in which they are read. */
export function readingOrder(form: FormContent): readonly string[] {
  return form.rows.flatMap(({ columns }) => columns.flatMap(({ control }) => (form.controls.has(control) ? subtreeOf(form, control) : [])));
}

/** The row in which a control stands, and in what. */
export interface Placement {
  readonly row: LayoutRow;
  /** The container or panel; null: the form itself. */
  readonly container: string | null;
}

export function placementOf(form: FormContent, key: string): Placement | null {
  const own = form.rows.find(({ columns }) => columns.some(({ control }) => control === key));
  if (own) return { row: own, container: null };
  for (const { key: container, layout = [] } of form.controls.values()) {
    const row = layout.find(({ columns }) => columns.some(({ control }) => control === key));
    if (row) return { row, container };
  }
  return null;
}
