import { childrenOf, compileFormula, type Expression } from '@inkstone/formula';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { isJsonObject, objectsIn, type Json } from '../document/json.ts';
import type { Rename } from './code-places.ts';

/** Properties that hold formulas, wherever they stand in a document. */
export const formulaProperties: ReadonlySet<string> = new Set([
  'activeFormula',
  'computeFormula',
  'condition',
  'displayFormula',
  'formula',
  'maxDate',
  'maxNumber',
  'maxTime',
  'minDate',
  'minNumber',
  'minTime',
  'readonlyCondition',
  'readonlyFormula',
  'requiredFormula',
  'shortTextStitch',
]);

/** A data item that is renamed: in formulas of a sub-table's columns, a column of it comes before an item of the same name. */
interface RenamedItem {
  readonly model: string;
  /** The sub-table of a renamed column; null: an item of the model. */
  readonly sheet: string | null;
  readonly from: string;
  readonly to: string;
  readonly columnsOf: (sheet: string) => ReadonlySet<string>;
}

/** What a rename means for formulas; null if it renames nothing that they can name. */
export function renamedItem({ document, path, to }: Rename, documents: Documents): RenamedItem | null {
  const [list, item, inner, column] = path;
  const isItem = document.kind === 'model' && list === 'dataItems';
  const isControl = document.kind === 'form' && list === 'controls' && (inner === undefined || inner === 'columns');
  if (item === undefined || (!isItem && !isControl)) return null;
  const model = document.kind === 'form' ? document.schemaCode : document.code;
  const sheet = column === undefined ? null : item;
  return { model, sheet, from: column ?? item, to, columnsOf: (each) => columnsOf(documents, model, each) };
}

function columnsOf(documents: Documents, model: string, sheet: string): ReadonlySet<string> {
  const content = documents.get(documentId({ kind: 'model', code: model }))?.content;
  const columns = objectsIn(objectsIn(content?.['dataItems']).find(({ code }) => code === sheet)?.['dataItems']);
  const controls = [...documents.values()]
    .filter(({ key }) => key.kind === 'form' && key.schemaCode === model)
    .flatMap(({ content: form }) => objectsIn(objectsIn(form['controls']).find(({ key }) => key === sheet)?.['columns']));
  return new Set([...columns.map(({ code }) => code), ...controls.map(({ key }) => key)].filter((code) => typeof code === 'string'));
}

/** Whether formulas of a document name the items of a model. */
export function namesItems({ key, content }: Document, model: string): boolean {
  if (key.kind === 'form' || key.kind === 'list') return key.schemaCode === model;
  return key.kind === 'workflow' && content['schemaCode'] === model;
}

/** Returns the content with the item renamed in its formulas. */
export function renameInFormulas<T extends Json>(content: T, item: RenamedItem): T {
  return inTexts(content, (text, scope) => {
    const ranges = referencesIn(text).flatMap((reference) => rangeOf(reference, item, scope) ?? []);
    return ranges
      .toSorted((one, other) => other.from - one.from)
      .reduce((changed, { from, to }) => changed.slice(0, from) + item.to + changed.slice(to), text);
  }) as T;
}

/** Whether a formula names the item. */
export function isNamedIn(content: Json, item: RenamedItem): boolean {
  let found = false;
  inTexts(content, (text, scope) => {
    found ||= referencesIn(text).some((reference) => rangeOf(reference, item, scope) !== null);
    return text;
  });
  return found;
}

/** Whether a formula would mean something else after the rename: it names the new code, or a column would come before the renamed item. */
export function wouldMeanOther(content: Json, item: RenamedItem): boolean {
  let found = false;
  inTexts(content, (text, scope) => {
    found ||= referencesIn(text).some((reference) => {
      const isRenamed = rangeOf(reference, item, scope) !== null;
      if (rangeOf(reference, { ...item, from: item.to }, scope) !== null) return true;
      if (item.sheet === null) return isRenamed && scope !== null && item.columnsOf(scope).has(item.to);
      return scope === item.sheet && reference.member === undefined && reference.name === item.to;
    });
    return text;
  });
  return found;
}

type Reference = Expression & { readonly kind: 'reference' };

function referencesIn(text: string): readonly Reference[] {
  const inside = (expression: Expression): readonly Reference[] =>
    expression.kind === 'reference' ? [expression] : childrenOf(expression).flatMap(inside);
  return inside(compileFormula(text).expression);
}

/** The place of the item's code in a reference; null if it means something else. `scope` is the sub-table of whose column it is a formula. */
function rangeOf(reference: Reference, { sheet, from, columnsOf: columns }: RenamedItem, scope: string | null) {
  const { name, member } = reference;
  const isColumn = member === undefined && scope !== null && columns(scope).has(name);
  if (sheet === null) return name === from && !isColumn ? { from: reference.from, to: reference.from + name.length } : null;
  if (member !== undefined) return name === sheet && member === from ? { from: reference.to - member.length, to: reference.to } : null;
  return scope === sheet && name === from && isColumn ? { from: reference.from, to: reference.to } : null;
}

/** Replaces the formulas of a document; `scope` is the sub-table of whose column one is a property. */
function inTexts(value: Json, replace: (text: string, scope: string | null) => string, scope: string | null = null): Json {
  if (Array.isArray(value)) {
    const entries = value.map((each: Json) => inTexts(each, replace, scope));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([property, each]): [string, Json] => {
    if (typeof each === 'string') return [property, formulaProperties.has(property) ? replace(each, scope) : each];
    const inner = property === 'columns' && typeof value['key'] === 'string' ? value['key'] : scope;
    return [property, inTexts(each, replace, inner)];
  });
  return entries.some(([property, each]) => each !== value[property]) ? Object.fromEntries(entries) : value;
}
