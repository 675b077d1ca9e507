import { shareSpans } from '@inkstone/controls/renderer';
import type { ControlType } from '@inkstone/controls/models';
import { documentId, type Operation, type Place } from '@inkstone/design';
import { isSystemField, limits, localizedName, type LayoutRow, type Locale, type NameI18n } from '@inkstone/schema';
import type { Translate } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { textOf } from '../working-copy/text-of.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { copyControls, fitsSheet, pasteColumns, pasteControls, readClipboard, writeClipboard } from './clipboard.ts';
import { canBeColumn, firstSpan, systemCodes } from './control-kinds.ts';
import { defaultName, hasDefaultName } from './default-name.ts';
import { controlAt, readForm, placementOf, type FormContent } from './form-content.ts';
import {
  addColumn,
  addControl,
  controlFor,
  itemOf,
  moveColumn,
  moveControls,
  nameControl,
  removeParts,
  renamingControl,
  setSpan,
  takenCodes,
  unplacedItems,
  type FormKey,
} from './form-operations.ts';
import type { formTexts } from './form.locale.ts';

/** What can be done with a form. Each action reads the working copy as it is when it is done. */
export interface FormActions {
  /** Applies operations; returns whether they fit. The frame shows why they do not. */
  readonly edit: (operations: readonly Operation[]) => boolean;
  /** Adds a control and chooses it; returns its key, null where it does not fit. */
  readonly add: (type: ControlType, at?: Aim) => Promise<string | null>;
  /** Adds a control for a data item that is there. */
  readonly addItem: (code: string, at?: Aim) => void;
  /** Tells a control from the others even when its code follows its name, so that its panel stays as it is. */
  readonly identityOf: (key: string) => string;
  /** Follows a control whose code has changed. */
  readonly follow: (key: string, to: string) => void;
  /**
   * Names a control or a column; the code follows the first name that somebody gives. `seen`: the name that the person saw when they began to
   * change it.
   */
  readonly name: (key: string, name: string, seen?: string) => Promise<void>;
  readonly move: (keys: readonly string[], place: Place) => boolean;
  /** Puts a column after another one of its sub-table, or first. */
  readonly moveColumn: (sheet: string, column: string, after: string | null) => boolean;
  readonly resize: (keys: readonly string[], span: number) => void;
  readonly remove: (keys: readonly string[]) => void;
  readonly copy: (keys: readonly string[]) => void;
  readonly paste: () => void;
  readonly duplicate: (keys: readonly string[]) => void;
}

/** Where something is added: at a place, or as a column of a sub-table. */
export interface Aim {
  readonly place?: Place | undefined;
  readonly sheet?: string | null;
}

interface ActionsOptions {
  readonly copy: WorkingCopy;
  readonly form: FormKey;
  readonly t: Translate<keyof typeof formTexts.table>;
  readonly locale: Locale;
  readonly announce: (text: string) => void;
  readonly choose: (keys: readonly string[]) => void;
  readonly followChosen: (from: string, to: string) => void;
  readonly chosenNow: () => readonly string[];
  /** The controls whose code has changed, by their keys. */
  readonly identities: Map<string, string>;
}

export function createFormActions(options: ActionsOptions): FormActions {
  const { copy, form, t, locale, announce, choose, followChosen, chosenNow, identities } = options;
  const identityOf = (key: string): string => identities.get(key) ?? key;
  const inOrder = onceAtATime();

  const now = () => copy.state().replica;
  const edit = (operations: readonly Operation[]): boolean => operations.length > 0 && copy.edit(operations) === null;
  const done = (keys: readonly string[], text: string): void => {
    choose(keys);
    announce(text);
  };
  const contentNow = () => readForm(now().documents.get(documentId(form))?.content ?? {});
  const aimAtChosen = (type: ControlType): Aim => aimFor(contentNow(), chosenNow()[0] ?? null, type);

  function follow(key: string, to: string): void {
    identities.set(to, identityOf(key)).set(key, `${key} ${identities.size}`);
    followChosen(key, to);
  }

  async function add(type: ControlType, aim?: Aim): Promise<string | null> {
    const at = aim ?? aimAtChosen(type);
    const { documents } = now();
    const { controls } = contentNow();
    if (at.sheet != null) {
      const columns = controls.get(at.sheet)?.columns ?? [];
      const name = defaultName(type, new Set(columns.map(({ options }) => options.name)));
      const taken = new Set(columns.map(({ key }) => key));
      const code = await codeFromName(name.zh, { taken, fallback: 'column' });
      const key = `${at.sheet}.${code}`;
      if (!edit(addColumn(form, { sheet: at.sheet, type, name, code }))) return null;
      done([key], t('added', { name: name[locale] }));
      return key;
    }
    const taken = takenCodes(documents, form);
    const name = defaultName(type, new Set([...controls.values()].map(({ options }) => options.name)));
    const code = systemCodes[type] ?? (await codeFromName(name.zh, { taken, fallback: type.replaceAll('-', '_') }));
    if (!edit(addControl(now().documents, form, { type, name, code, place: at.place }))) return null;
    done([code], t('added', { name: name[locale] }));
    return code;
  }

  async function name(key: string, text: string, seen?: string): Promise<void> {
    const at = contentNow();
    const control = controlAt(at, key);
    if (!control) return;
    const [sheet = '', column] = key.split('.');
    const isFirst = hasDefaultName(control.type, control.options.name);
    const isItem = itemOf(now().documents, form, key) !== undefined;
    const isFixed = isSystemField(key) || itemOf(now().published, form, key) !== undefined;
    const beside = column === undefined ? takenCodes(now().documents, form) : at.controls.get(sheet)!.columns!.map((each) => each.key);
    const taken = new Set([...beside].filter((code) => code !== control.key));
    const to = isFirst && !isFixed ? await codeFromName(text, { taken, fallback: control.type.replaceAll('-', '_') }) : control.key;
    const { documents } = now();
    const renaming = to === control.key ? [] : renamingControl(form, { key, to, isItem });
    if (!edit([...nameControl(documents, form, { key, name: text, seen, isFirst }), ...renaming]) || to === control.key) return;
    follow(key, column === undefined ? to : `${sheet}.${to}`);
  }

  function addItem(code: string, at?: Aim): void {
    const { documents } = now();
    const item = unplacedItems(documents, form).find((each) => each['code'] === code);
    if (!item) return;
    const type = controlFor(textOf(item['type']));
    const name = textOf(item['name'] ?? code);
    const names = { zh: name, en: localizedName({ name, name_i18n: (item['name_i18n'] ?? {}) as NameI18n }, 'en') };
    const { place } = at ?? aimAtChosen(type);
    if (edit(addControl(documents, form, { type, name: names, code, place, item }))) done([code], t('added', { name: names[locale] }));
  }

  function resize(keys: readonly string[], span: number): void {
    const { documents } = now();
    const controls = keys.filter((key) => !key.includes('.'));
    if (!edit(controls.flatMap((key) => setSpan(documents, form, key, span)))) return;
    const [first = ''] = controls;
    announce(t('widthSet', { name: localizedName(contentNow().controls.get(first)?.options ?? { name: first }, locale), span }));
  }

  function remove(keys: readonly string[]): void {
    const before = contentNow();
    const operations = removeParts(now(), form, keys);
    if (edit(operations)) done(neighbourOf(before, keys), t('removed', { count: keys.length }));
  }

  function copyAll(keys: readonly string[]): void {
    const copied = copyControls(now().documents, form, keys);
    writeClipboard(copied);
    announce(t('copied', { count: copied.controls.length }));
  }

  function pasteAll(copied = readClipboard()): void {
    if (!copied) return;
    const { documents } = now();
    const [sheet, column = null] = chosenNow()[0]?.split('.') ?? [];
    const intoSheet = sheet !== undefined && fitsSheet(copied) && (column !== null || contentNow().controls.get(sheet)?.type === 'sheet');
    const { operations, keys } = intoSheet
      ? pasteColumns(documents, form, copied, { sheet, after: column })
      : pasteControls(documents, form, copied, aimAtChosen('textarea').place);
    if (edit(operations)) done(keys, t('pasted', { count: keys.length }));
  }

  return {
    edit,
    add: (type, at) => inOrder(() => add(type, at)),
    addItem,
    identityOf,
    follow,
    name: (key, text) => inOrder(() => name(key, text)),
    move: (keys, place) => edit(moveControls(now().documents, form, keys, place)),
    moveColumn: (sheet, column, after) => edit(moveColumn(form, sheet, column, after)),
    resize,
    remove,
    copy: copyAll,
    paste: () => pasteAll(),
    duplicate: (keys) => pasteAll(copyControls(now().documents, form, keys)),
  };
}

/** Naming and adding wait for codes: what is begun while they do comes after them, and meets the names that they gave. */
function onceAtATime(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}

/** Beside or below what is chosen: in a container that is chosen, as a column of a sub-table, otherwise at the end of the form. */
function aimFor(content: FormContent, chosen: string | null, type: ControlType): Aim {
  const [key, column] = chosen?.split('.') ?? [];
  const control = key === undefined ? undefined : content.controls.get(key);
  if (key === undefined || !control) return endOf(content.rows);
  if ((column !== undefined || control.type === 'sheet') && canBeColumn(type)) return { sheet: key };
  if (control.type === 'form-container' || control.type === 'tabs-panel') {
    const end = endOf(control.layout ?? []);
    return end.place ? end : { place: { firstIn: key } };
  }
  const row = placementOf(content, key)?.row.columns ?? [];
  const last = row.at(-1)?.control ?? key;
  return { place: hasRoom(row, type) ? { rightOf: last } : { rowBelow: last } };
}

/** Whether a new control fits at the end of a row. */
function hasRoom(row: LayoutRow['columns'], type: ControlType): boolean {
  const used = shareSpans(row).reduce((sum, { span }) => sum + span, 0);
  return used + firstSpan(type) <= limits.layoutSpans;
}

function endOf(rows: FormContent['rows']): Aim {
  const last = rows.at(-1)?.columns.at(-1)?.control;
  return { place: last === undefined ? undefined : { rowBelow: last } };
}

/** What is chosen after something was removed. */
function neighbourOf(content: FormContent, removed: readonly string[]): readonly string[] {
  const [first = ''] = removed;
  const [sheet, column] = first.split('.');
  if (column !== undefined) return [sheet!];
  const keys = content.rows.flatMap(({ columns }) => columns.map(({ control }) => control));
  const at = keys.indexOf(first);
  const left = keys.filter((key) => !removed.includes(key));
  const next = left[Math.min(Math.max(at, 0), left.length - 1)];
  return next === undefined ? [] : [next];
}
