import { controlModels, type ControlType } from '@inkstone/controls/models';
import { documentId, isJsonObject, objectsIn, type Documents, type JsonObject, type Operation, type Place } from '@inkstone/design';
import { textOf } from '../working-copy/text-of.ts';
import { contentOf, freeCode, hasItem, itemOf, itemsOf, newItem, spanOf, takenCodes, type FormKey } from './form-operations.ts';
import { headsOf, subtreeOf } from './form-content.ts';
import { canBeColumn, firstSpan, isControlType } from './control-kinds.ts';

/** Controls with the data items that hold their values; a copied column is a control too. What stands in a container follows it. */
export interface CopiedControls {
  readonly schemaCode: string;
  readonly controls: readonly CopiedControl[];
}

interface CopiedControl {
  readonly control: JsonObject;
  readonly item: JsonObject | null;
  readonly span: number;
  /** The container or panel in which it stands, if that is copied too. */
  readonly container: string | null;
}

export function copyControls(documents: Documents, form: FormKey, keys: readonly string[]): CopiedControls {
  const content = contentOf(documents, form);
  const sources = new Map(objectsIn(documents.get(documentId(form))?.content['controls']).map((each) => [textOf(each['key']), each]));
  const items = new Map(itemsOf(documents, form).map((item) => [textOf(item['code']), item]));
  const copied = [...new Set(keys.filter((key) => !key.includes('.')).flatMap((key) => subtreeOf(content, key)))];
  const columns = keys.filter((key) => key.includes('.') && !copied.includes(key.split('.')[0]!));
  const containerOf = (key: string): string | null =>
    copied.find((other) =>
      (content.controls.get(other)?.layout ?? []).some(({ columns }) => columns.some(({ control }) => control === key)),
    ) ?? null;
  return {
    schemaCode: form.schemaCode,
    controls: [
      ...copied.flatMap((key) => {
        const control = sources.get(key);
        return control ? [{ control, item: items.get(key) ?? null, span: spanOf(content, key), container: containerOf(key) }] : [];
      }),
      ...columns.flatMap((path) => {
        const [sheet = '', column = ''] = path.split('.');
        const control = objectsIn(sources.get(sheet)?.['columns']).find(({ key }) => key === column);
        const item = objectsIn(items.get(sheet)?.['dataItems']).find(({ code }) => code === column) ?? null;
        const type = textOf(control?.['type']);
        return control && isControlType(type) ? [{ control, item, span: firstSpan(type), container: null }] : [];
      }),
    ],
  };
}

/** Whether all that was copied can be columns of a sub-table. */
export const fitsSheet = ({ controls }: CopiedControls): boolean =>
  controls.length > 0 &&
  controls.every(({ control }) => {
    const type = textOf(control['type']);
    return isControlType(type) && canBeColumn(type);
  });

/**
 * Inserts copied controls as columns of a sub-table, after a column or at its end. A column is bound to its data item as in
 * `pasteControls`.
 */
export function pasteColumns(
  documents: Documents,
  form: FormKey,
  copied: CopiedControls,
  { sheet, after }: { readonly sheet: string; readonly after: string | null },
): Pasted {
  const model = { kind: 'model', code: form.schemaCode } as const;
  const shown = new Set((contentOf(documents, form).controls.get(sheet)?.columns ?? []).map(({ key }) => key));
  const items = byCode(objectsIn(itemOf(documents, form, sheet)?.['dataItems']));
  const taken = new Set([...shown, ...items.keys()]);
  const operations: Operation[] = [];
  let last = after;
  for (const { control, item } of copied.controls) {
    const before = textOf(control['key']);
    const isBound = copied.schemaCode === form.schemaCode && !shown.has(before) && holds(items.get(before), control);
    const key = isBound ? before : freeCode(before, taken);
    taken.add(key);
    shown.add(key);
    if (!isBound)
      operations.push({ op: 'insert', document: model, path: ['dataItems', sheet, 'dataItems', key], value: ownItem(control, item) });
    operations.push({
      op: 'insert',
      document: form,
      path: ['controls', sheet, 'columns', key],
      value: without(control, ['key', 'layout']),
      ...(last !== null && { at: { after: last } }),
    });
    last = key;
  }
  return { operations, keys: operations.flatMap(({ document, path }) => (document.kind === 'form' ? [`${sheet}.${path[3]!}`] : [])) };
}

const byCode = (items: readonly JsonObject[]): ReadonlyMap<string, JsonObject> =>
  new Map(items.map((item) => [textOf(item['code']), item]));

/** Whether a data item that is there can hold the value of a control. */
function holds(item: JsonObject | undefined, { type }: JsonObject): boolean {
  const types: readonly string[] = isControlType(textOf(type)) ? controlModels[textOf(type) as ControlType].dataItemTypes : [];
  return item !== undefined && types.includes(textOf(item['type']));
}

/** The data item that a control brings along. */
function ownItem(control: JsonObject, item: JsonObject | null): JsonObject {
  if (item) return without(item, ['code']);
  const [type = 'ShortText'] = controlModels[textOf(control['type']) as ControlType].dataItemTypes;
  return newItem({ name: textOf(optionsOf(control)['name']) }, type);
}

interface Pasted {
  readonly operations: readonly Operation[];
  /** The keys of the controls that stand in no other pasted one. */
  readonly keys: readonly string[];
}

/**
 * Inserts copied controls. In a form of the same model a control is bound to its data item, if that is still there and can hold its value,
 * and no control of the form shows it yet; otherwise it gets a data item of its own.
 */
export function pasteControls(documents: Documents, form: FormKey, copied: CopiedControls, place: Place | undefined): Pasted {
  const model = { kind: 'model', code: form.schemaCode } as const;
  const shown = contentOf(documents, form).controls;
  const items = byCode(itemsOf(documents, form));
  const taken = new Set(takenCodes(documents, form));
  const keys = new Map<string, string>();
  const bound = new Set<string>();
  for (const { control } of copied.controls) {
    const before = textOf(control['key']);
    const isBound = copied.schemaCode === form.schemaCode && !shown.has(before) && holds(items.get(before), control);
    const key = isBound ? before : freeCode(before, taken);
    if (isBound) bound.add(before);
    taken.add(key);
    keys.set(before, key);
  }
  const operations: Operation[] = [];
  const outer: string[] = [];
  const panels = new Set(copied.controls.flatMap(({ control }) => headsOf({ options: optionsOf(control) } as never).map(({ key }) => key)));
  let last: string | null = null;
  for (const { control, item, span, container } of copied.controls) {
    const before = textOf(control['key']);
    const key = keys.get(before)!;
    const type = textOf(control['type']);
    if (bound.has(before)) operations.push(...missingColumns(model, key, { control, item, there: items.get(before)! }));
    else if (isControlType(type) && hasItem(type))
      operations.push({ op: 'insert', document: model, path: ['dataItems', key], value: ownItem(control, item) });
    operations.push({ op: 'insert', document: form, path: ['controls', key], value: pastedControl(control, keys) });
    if (panels.has(before)) continue;
    const inside = container === null ? null : keys.get(container)!;
    operations.push({ op: 'insert', document: form, path: ['layout', key], value: { span }, ...placed(inside, operations, last, place) });
    if (inside === null) {
      outer.push(key);
      last = key;
    }
  }
  return { operations, keys: outer };
}

interface BoundSheet {
  readonly control: JsonObject;
  readonly item: JsonObject | null;
  readonly there: JsonObject;
}

/** The columns of a sub-table that its data item does not have. */
function missingColumns(model: Operation['document'], sheet: string, { control, item, there }: BoundSheet): Operation[] {
  const known = byCode(objectsIn(there['dataItems']));
  const copied = byCode(objectsIn(item?.['dataItems']));
  return objectsIn(control['columns'])
    .filter((column) => !known.has(textOf(column['key'])) && isControlType(textOf(column['type'])))
    .map((column) => {
      const key = textOf(column['key']);
      return {
        op: 'insert',
        document: model,
        path: ['dataItems', sheet, 'dataItems', key],
        value: ownItem(column, copied.get(key) ?? null),
      };
    });
}

/** The first outer control stands where it is pasted, each other one below the one before; in a container they follow each other. */
function placed(
  inside: string | null,
  before: readonly Operation[],
  last: string | null,
  place: Place | undefined,
): { readonly at?: Place } {
  if (inside !== null) {
    const siblings = before.filter((operation) => operation.op === 'insert' && isIn(operation.at, inside, before));
    const sibling = siblings.at(-1)?.path[1];
    return { at: sibling === undefined ? { firstIn: inside } : { rowBelow: sibling } };
  }
  if (last !== null) return { at: { rowBelow: last } };
  return place ? { at: place } : {};
}

function isIn(at: Place | undefined, container: string, before: readonly Operation[]): boolean {
  if (at === undefined) return false;
  if ('firstIn' in at) return at.firstIn === container;
  if (!('rowBelow' in at)) return false;
  const above = before.find(({ path, op }) => op === 'insert' && path[0] === 'layout' && path[1] === at.rowBelow);
  return above?.op === 'insert' && isIn(above.at, container, before);
}

function pastedControl(control: JsonObject, keys: ReadonlyMap<string, string>): JsonObject {
  const options = optionsOf(control);
  const heads = objectsIn(options['heads']).map((head) => ({ ...head, key: keys.get(textOf(head['key'])) ?? textOf(head['key']) }));
  const first = textOf(options['tabDefaultValue']);
  return {
    ...without(control, ['key', 'layout']),
    options: {
      ...options,
      ...(options['heads'] !== undefined && { heads }),
      ...(first !== '' && { tabDefaultValue: keys.get(first) ?? first }),
    },
  };
}

const optionsOf = (control: JsonObject): JsonObject => (isJsonObject(control['options']) ? control['options'] : {});

const without = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as JsonObject;

const storageKey = 'inkstone-copied-controls';

/** Keeps what was copied for other forms and applications of this installation. */
export function writeClipboard(copied: CopiedControls): void {
  localStorage.setItem(storageKey, JSON.stringify(copied));
}

/** What was copied last; null if that is nothing, or cannot be read. */
export function readClipboard(): CopiedControls | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isCopied(read) ? read : null;
  } catch {
    return null;
  }
}

function isCopied(read: unknown): read is CopiedControls {
  if (typeof read !== 'object' || read === null) return false;
  const { schemaCode, controls } = read as Partial<Record<keyof CopiedControls, unknown>>;
  return typeof schemaCode === 'string' && Array.isArray(controls) && controls.every(isCopiedControl);
}

function isCopiedControl(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const { control, item, span } = read as Partial<Record<keyof CopiedControl, unknown>>;
  const type = isJsonObject(control as never) ? textOf((control as JsonObject)['type']) : '';
  return Object.hasOwn(controlModels, type) && (item === null || typeof item === 'object') && typeof span === 'number';
}
