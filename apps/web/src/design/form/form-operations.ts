import { controlModels, type ControlType } from '@inkstone/controls/models';
import { shareSpans } from '@inkstone/controls/renderer';
import { applyGroup, documentId, objectsIn, usesOf, type Documents, type JsonObject, type Operation, type Place } from '@inkstone/design';
import { dataItemTypes, fillText, limits, type DataItemType, type LocalizedText } from '@inkstone/schema';
import { textOf } from '../working-copy/text-of.ts';
import { controlAt, readForm, placementOf, subtreeOf, type FormContent } from './form-content.ts';
import { formTexts } from './form.locale.ts';
import { firstSpan, systemCodes } from './control-kinds.ts';

export interface FormKey {
  readonly kind: 'form';
  readonly schemaCode: string;
  readonly code: string;
}

const modelOf = ({ schemaCode }: FormKey) => ({ kind: 'model', code: schemaCode }) as const;

export const itemsOf = (documents: Documents, form: FormKey): readonly JsonObject[] =>
  objectsIn(documents.get(documentId(modelOf(form)))?.content['dataItems']);

export const contentOf = (documents: Documents, form: FormKey): FormContent => readForm(documents.get(documentId(form))?.content ?? {});

export interface AddedControl {
  readonly type: ControlType;
  readonly name: LocalizedText;
  readonly code: string;
  readonly place: Place | undefined;
  /** A data item that is there already; otherwise the control makes its own. */
  readonly item?: JsonObject;
}

/** Adds a control at a place, with the data item that holds its value. */
export function addControl(documents: Documents, form: FormKey, { type, name, code, place, item }: AddedControl): readonly Operation[] {
  const content = contentOf(documents, form);
  const names: JsonObject = { name: name.zh, name_i18n: { en: name.en } };
  const [itemType] = controlModels[type].dataItemTypes;
  const needsItem = item === undefined && itemType !== undefined && hasItem(type);
  const span = firstSpan(type);
  const panels = type === 'tabs' ? firstPanels(content, code) : [];
  return [
    ...(needsItem ? [{ op: 'insert', document: modelOf(form), path: ['dataItems', code], value: newItem(names, itemType) } as const] : []),
    ...panels.map(({ key, title }): Operation => {
      const options = { name: title.zh, name_i18n: { en: title.en } };
      return { op: 'insert', document: form, path: ['controls', key], value: { type: 'tabs-panel', options } };
    }),
    {
      op: 'insert',
      document: form,
      path: ['controls', code],
      value: { type, options: { ...names, ...firstOptions(type, panels) }, ...(type === 'sheet' && { columns: columnsOf(item) }) },
    },
    ...placing(content, form, { key: code, span, place, isNew: true }),
  ];
}

/** Whether a control of a type holds a value of its own in the records. */
export function hasItem(type: ControlType): boolean {
  const { role } = controlModels[type];
  return (role === 'value' || role === 'sheet') && systemCodes[type] === undefined;
}

/** The data item of a new control. */
export function newItem(names: JsonObject, type: DataItemType): JsonObject {
  return { ...names, type, ...(type === 'Date' && { precision: 'day' }), ...(type === 'Sheet' && { dataItems: [] }) };
}

/** The columns of a sub-table whose data item is there already. */
function columnsOf(item: JsonObject | undefined): JsonObject[] {
  return objectsIn(item?.['dataItems']).map(({ code, name, name_i18n, type }) => ({
    key: textOf(code),
    type: controlFor(textOf(type)),
    options: { name: textOf(name ?? code), ...(name_i18n !== undefined && { name_i18n }) },
  }));
}

/** The first control type whose values a data item of a type holds. */
export function controlFor(itemType: string): ControlType {
  if (!Object.hasOwn(dataItemTypes, itemType)) return 'text';
  const found = Object.entries(controlModels).find(([type, model]) => hasItem(type as ControlType) && model.dataItemTypes[0] === itemType);
  return (found?.[0] ?? 'text') as ControlType;
}

interface Panel {
  readonly key: string;
  readonly title: LocalizedText;
}

function firstOptions(type: ControlType, panels: readonly Panel[]): JsonObject {
  if ('options' in controlModels[type].props) return { options: formTexts.table.firstChoices.zh };
  if (type === 'sheet') return { isEmptyRow: true };
  if (type !== 'tabs') return {};
  return {
    heads: panels.map(({ key, title }) => ({ key, title: title.zh, title_i18n: { en: title.en } })),
    tabDefaultValue: panels[0]!.key,
  };
}

const firstPanels = (content: FormContent, tabs: string): readonly Panel[] =>
  [1, 2].map((number) => ({
    key: freeCode(`${tabs}_${number}`, new Set(content.controls.keys())),
    title: { zh: fillText(formTexts.table.tab.zh, { number }), en: fillText(formTexts.table.tab.en, { number }) },
  }));

/** A code that is not taken, near a wanted one. */
export function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.slice(0, limits.dataItemCodeBytes);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const code = `${base.slice(0, limits.dataItemCodeBytes - 1 - String(number).length)}_${number}`;
    if (!taken.has(code)) return code;
  }
}

interface Placed {
  readonly key: string;
  readonly span: number;
  readonly place: Place | undefined;
  readonly isNew: boolean;
}

/** Puts a control at a place; a row in which it does not fit is shared evenly, up to four controls, and otherwise it gets its own row. */
function placing(content: FormContent, form: FormKey, { key, span, place, isNew }: Placed): readonly Operation[] {
  const neighbour = besideOf(place);
  const row = neighbour === null ? [] : (placementOf(content, neighbour)?.row.columns ?? []).filter(({ control }) => control !== key);
  const isFull = row.length >= mostBeside;
  const at: Place | undefined = isFull ? { rowBelow: neighbour! } : place;
  const spans = isFull || row.length === 0 ? [] : shareSpans(row);
  const used = spans.reduce((sum, each) => sum + each.span, 0);
  const isShared = spans.length > 0 && used + span > limits.layoutSpans;
  const share = limits.layoutSpans / (row.length + 1);
  const value = { span: isShared ? share : span };
  return [
    ...(isShared
      ? row.map(({ control }): Operation => ({ op: 'set', document: form, path: ['layout', control, 'span'], value: share }))
      : []),
    ...(isNew
      ? [{ op: 'insert', document: form, path: ['layout', key], value, ...(at && { at }) } as const]
      : [
          { op: 'move', document: form, path: ['layout', key], at: at ?? { firstIn: null } } as const,
          ...(isShared ? [{ op: 'set', document: form, path: ['layout', key, 'span'], value: share } as const] : []),
        ]),
  ];
}

const mostBeside = 4;

function besideOf(place: Place | undefined): string | null {
  if (place === undefined) return null;
  if ('rightOf' in place) return place.rightOf;
  return 'leftOf' in place ? place.leftOf : null;
}

/** Moves controls to a place, one below the other in their order. */
export function moveControls(documents: Documents, form: FormKey, keys: readonly string[], place: Place): readonly Operation[] {
  const content = contentOf(documents, form);
  const moved = keys.filter((key) => !keys.some((other) => other !== key && subtreeOf(content, other).includes(key)));
  return moved.flatMap((key, index) => {
    const at = index === 0 ? place : { rowBelow: moved[index - 1]! };
    return placing(content, form, { key, span: spanOf(content, key), place: at, isNew: !isPlaced(documents, form, key) });
  });
}

/** The width of a control on the grid. */
export function spanOf(content: FormContent, key: string): number {
  const row = placementOf(content, key)?.row.columns ?? [];
  return shareSpans(row).find(({ control }) => control === key)?.span ?? limits.layoutSpans;
}

/** Whether a control has a slot; one without is shown in a row of its own at the end. */
function isPlaced(documents: Documents, form: FormKey, key: string): boolean {
  const content = documents.get(documentId(form))?.content ?? {};
  const rows = [content['layout'], ...objectsIn(content['controls']).map(({ layout }) => layout)];
  return rows.some((layout) => objectsIn(layout).some(({ columns }) => objectsIn(columns).some(({ control }) => control === key)));
}

export function setSpan(documents: Documents, form: FormKey, key: string, span: number): readonly Operation[] {
  if (isPlaced(documents, form, key)) return [{ op: 'set', document: form, path: ['layout', key, 'span'], value: span }];
  return [{ op: 'insert', document: form, path: ['layout', key], value: { span } }];
}

interface Removal {
  readonly documents: Documents;
  /** What is published: a data item that stands there stays. */
  readonly published: Documents;
}

/**
 * Removes controls and columns `sheet.column` with what stands in them. A data item goes along if it was never published and nothing uses
 * it any more (design page, references).
 */
export function removeParts(state: Removal, form: FormKey, parts: readonly string[]): readonly Operation[] {
  const content = contentOf(state.documents, form);
  const removed = [...new Set(parts.filter((part) => !part.includes('.')).flatMap((key) => subtreeOf(content, key)))];
  const columns = parts.filter((part) => part.includes('.') && !removed.includes(part.split('.')[0]!));
  const inside = (key: string): number => subtreeOf(content, key).length;
  const gone = [
    ...columns.map((column): Operation => ({ op: 'remove', document: form, path: controlPath(column) })),
    ...removed
      .toSorted((one, other) => inside(one) - inside(other))
      .flatMap((key): Operation[] => [
        ...(isPlaced(state.documents, form, key) ? [{ op: 'remove', document: form, path: ['layout', key] } as const] : []),
        { op: 'remove', document: form, path: ['controls', key] },
      ]),
  ];
  return [...gone, ...unusedItems(state, form, gone, [...columns, ...removed])];
}

/** Removes the data items of controls that are gone: those that were never published and that nothing else uses. */
function unusedItems({ documents, published }: Removal, form: FormKey, gone: readonly Operation[], parts: readonly string[]): Operation[] {
  const after = applyGroup(documents, gone, published);
  if (!after.fits) return [];
  const nameItem = documents.get(documentId(modelOf(form)))?.content['nameItem'];
  return parts
    .filter((part) => itemOf(documents, form, part) && !itemOf(published, form, part) && part !== nameItem)
    .filter((part) => usesOf(after.documents, modelOf(form), itemPath(part)).length === 0)
    .map((part): Operation => ({ op: 'remove', document: modelOf(form), path: itemPath(part) }));
}

export interface AddedColumn {
  readonly sheet: string;
  readonly type: ControlType;
  readonly name: LocalizedText;
  readonly code: string;
}

/** Adds a column to a sub-table, with its data item. */
export function addColumn(form: FormKey, { sheet, type, name, code }: AddedColumn): readonly Operation[] {
  const names: JsonObject = { name: name.zh, name_i18n: { en: name.en } };
  const [itemType = 'ShortText'] = controlModels[type].dataItemTypes;
  return [
    { op: 'insert', document: modelOf(form), path: ['dataItems', sheet, 'dataItems', code], value: newItem(names, itemType) },
    {
      op: 'insert',
      document: form,
      path: ['controls', sheet, 'columns', code],
      value: { type, options: { ...names, ...firstOptions(type, []) } },
    },
  ];
}

/** Puts a column of a sub-table after another one, or first. */
export const moveColumn = (form: FormKey, sheet: string, column: string, after: string | null): readonly Operation[] => [
  { op: 'move', document: form, path: ['controls', sheet, 'columns', column], at: { after } },
];

/** Data items of the model that no control of the form shows. */
export function unplacedItems(documents: Documents, form: FormKey): readonly JsonObject[] {
  const { controls } = contentOf(documents, form);
  return itemsOf(documents, form).filter(({ code }) => !controls.has(textOf(code)));
}

/** Codes that a new control cannot have. */
export function takenCodes(documents: Documents, form: FormKey): ReadonlySet<string> {
  const content = contentOf(documents, form);
  return new Set([...content.controls.keys(), ...itemsOf(documents, form).map(({ code }) => textOf(code))]);
}

interface Naming {
  readonly key: string;
  readonly name: string;
  /** The name that the person saw when they began to change it; otherwise the one that it has. */
  readonly seen?: string | undefined;
  /** The name of its type gives way; so does that name in English. */
  readonly isFirst?: boolean;
}

/** Names the control or the column, and its data item as long as both have the same name. */
export function nameControl(documents: Documents, form: FormKey, { key, name, seen, isFirst = false }: Naming): readonly Operation[] {
  const before = controlAt(contentOf(documents, form), key)?.options.name ?? '';
  const isSame = itemOf(documents, form, key)?.['name'] === before;
  const named = (document: Operation['document'], path: readonly string[]): Operation[] => [
    { op: 'set', document, path: [...path, 'name'], value: name, was: { value: seen ?? before } },
    ...(isFirst ? [{ op: 'set', document, path: [...path, 'name_i18n'] } as const] : []),
  ];
  return [...named(form, [...controlPath(key), 'options']), ...(isSame ? named(modelOf(form), itemPath(key)) : [])];
}

interface Renaming {
  /** Of a control, or `sheet.column`. */
  readonly key: string;
  readonly to: string;
  /** Whether it has a data item, with which it is renamed. */
  readonly isItem: boolean;
}

/** Changes the code of a control. */
export function renamingControl(form: FormKey, { key, to, isItem }: Renaming): readonly Operation[] {
  if (isItem) return [{ op: 'rename', document: modelOf(form), path: itemPath(key), to }];
  return [{ op: 'rename', document: form, path: controlPath(key), to }];
}

/** Leads to a control, or to a column `sheet.column`. */
function controlPath(path: string): readonly string[] {
  const [key = '', column] = path.split('.');
  return column === undefined ? ['controls', key] : ['controls', key, 'columns', column];
}

function itemPath(path: string): readonly string[] {
  const [key = '', column] = path.split('.');
  return column === undefined ? ['dataItems', key] : ['dataItems', key, 'dataItems', column];
}

/** The data item of a control, or of a column `sheet.column`. */
export function itemOf(documents: Documents, form: FormKey, path: string): JsonObject | undefined {
  const [key, column] = path.split('.');
  const own = itemsOf(documents, form).find(({ code }) => code === key);
  return column === undefined ? own : objectsIn(own?.['dataItems']).find(({ code }) => code === column);
}

/**
 * Changes the type of a control or a column; its options stay as far as the new type has them. A data item that was never published
 * follows.
 */
export function changeType({ documents, published }: Removal, form: FormKey, path: string, type: ControlType): readonly Operation[] {
  const control = controlAt(contentOf(documents, form), path);
  if (!control || control.type === type) return [];
  const { props, dataItemTypes: types } = controlModels[type];
  const columnProps = path.includes('.') ? (controlModels.sheet.columnProps ?? {}) : {};
  const item = itemOf(documents, form, path);
  const isFixed = itemOf(published, form, path) !== undefined;
  const itemType = textOf(item?.['type']);
  const [first] = types;
  const follows = item !== undefined && !isFixed && first !== undefined && !(types as readonly string[]).includes(itemType);
  return [
    { op: 'set', document: form, path: [...controlPath(path), 'type'], value: type },
    ...Object.keys(control.options)
      .filter((option) => !Object.hasOwn(props, option) && !Object.hasOwn(columnProps, option))
      .map((option): Operation => ({ op: 'set', document: form, path: [...controlPath(path), 'options', option] })),
    ...(follows
      ? [
          { op: 'set', document: modelOf(form), path: [...itemPath(path), 'type'], value: first } as const,
          {
            op: 'set',
            document: modelOf(form),
            path: [...itemPath(path), 'precision'],
            ...(first === 'Date' && { value: 'day' }),
          } as const,
        ]
      : []),
  ];
}
