import type { DocumentKey } from '@inkstone/schema';
import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';
import { fieldNames, inside, recordsOf, visited, type Reader, type Records, type Scope } from './scope.ts';

/** Reads nothing: what is there names nothing. */
export const nothing: Reader = (value) => value;

/** Reads a text; anything else names nothing. */
const text =
  (read: (value: string, scope: Scope) => string): Reader =>
  (value, scope) =>
    typeof value === 'string' && value !== '' ? read(value, scope) : value;

/** Reads every entry of a list. */
export const each =
  (read: Reader): Reader =>
  (value, scope) => {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry: Json, index) => read(entry, inside(scope, index)));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  };

/** Reads properties of an object; those that are not listed by `others`. */
export const object =
  (readers: Readonly<Record<string, Reader>>, others: (property: string) => Reader = () => nothing): Reader =>
  (value, scope) =>
    mapped(value, scope, (property) => (Object.hasOwn(readers, property) ? readers[property]! : others(property)));

/** Reads every property of an object. */
export const values = (read: Reader): Reader => object({}, () => read);

/** Reads an object whose properties are named by codes. */
export const keyed =
  (key: Reader, read: (key: string) => Reader): Reader =>
  (value, scope) => {
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(([property, entry]): [string, Json] => {
      const at = inside(scope, property);
      const visit: Scope['visit'] = (occurrence) => scope.visit({ ...occurrence, holder: 'property' });
      return [key(property, { ...at, visit }) as string, read(property)(entry, at)];
    });
    return isSame(value, entries) ? value : Object.fromEntries(entries);
  };

function mapped(value: Json, scope: Scope, readerOf: (property: string) => Reader): Json {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([property, entry]): [string, Json] => [
    property,
    readerOf(property)(entry, inside(scope, property)),
  ]);
  return isSame(value, entries) ? value : Object.fromEntries(entries);
}

const isSame = (value: JsonObject, entries: readonly (readonly [string, Json])[]): boolean =>
  entries.every(([property, entry]) => Object.hasOwn(value, property) && value[property] === entry);

/** Reads a part that may name another model by `schemaCode`: what it says about records is about those of that model. */
export const aboutModel =
  (read: Reader): Reader =>
  (value, scope) => {
    const model = isJsonObject(value) ? value['schemaCode'] : undefined;
    return read(value, typeof model === 'string' ? { ...scope, target: recordsOf(model) } : scope);
  };

/** Reads a part of the rows of a sub-table of the own record. */
export const inRows =
  (sheetOf: (value: JsonObject) => Json | undefined, read: Reader): Reader =>
  (value, scope) => {
    const sheet = isJsonObject(value) ? sheetOf(value) : undefined;
    return read(value, typeof sheet === 'string' ? { ...scope, own: { ...scope.own, sheet } } : scope);
  };

/** `price`, `items.amount` or `customer.phone`. */
const fieldIn = (recordsIn: (scope: Scope) => Records): Reader =>
  text((value, scope) => {
    const [name = '', member, ...rest] = value.split('.');
    const names = rest.length > 0 ? [] : fieldNames(scope, recordsIn(scope), name, member);
    const codes = visited(scope, names, member === undefined ? 'value' : 'path');
    return codes.length === 0
      ? value
      : [...codes, ...(member === undefined ? [] : [member])].slice(0, member === undefined ? 1 : 2).join('.');
  });

/** A field of the record that the document is about. */
export const field: Reader = fieldIn(({ own }) => own);
/** A field of the records that the enclosing part names. */
export const targetField: Reader = fieldIn(({ target }) => target);

/** A path of a value: `price`, or `items[row].amount` for a cell of a sub-table. */
export const valuePath: Reader = text((path, scope) => {
  const [, sheet = path, row = '', column] = /^(\w+)(\[[\w-]+\])\.(\w+)$/.exec(path) ?? [];
  const at: Scope = { ...scope, visit: (occurrence) => scope.visit({ ...occurrence, holder: 'path' }) };
  const codes = visited(at, fieldNames(scope, scope.own, sheet, column), 'path');
  return column === undefined ? (codes[0] ?? path) : `${codes[0] ?? sheet}${row}.${codes[1] ?? column}`;
});

/** A column of the sub-table in whose rows it is read. */
export const column: Reader = columnIn(({ own }) => own);
export const targetColumn: Reader = columnIn(({ target }) => target);

function columnIn(recordsIn: (scope: Scope) => Records): Reader {
  return text((value, scope) => {
    const { model, sheet, controlsOf } = recordsIn(scope);
    if (model === null || sheet === null) return value;
    return scope.visit({ name: { kind: 'item', model, sheet, code: value, controlsOf }, path: scope.path, holder: 'value' });
  });
}

/** The code of a document without a model. */
export const documentOf = (kind: 'model' | 'workflow' | 'page' | 'rule' | 'role'): Reader =>
  text((code, scope) => scope.visit({ name: { kind: 'document', document: { kind, code } }, path: scope.path, holder: 'value' }));

/** The code of a form or list of the model that the enclosing part names. */
export const documentOfTarget = (kind: 'form' | 'list'): Reader =>
  text((code, scope) => {
    const schemaCode = scope.target.model;
    if (schemaCode === null) return code;
    return scope.visit({ name: { kind: 'document', document: { kind, schemaCode, code } }, path: scope.path, holder: 'value' });
  });

const partOf = (list: 'activities' | 'functions', ownerOf: (scope: Scope) => DocumentKey | null | undefined): Reader =>
  text((code, scope) => {
    const document = ownerOf(scope);
    return document ? scope.visit({ name: { kind: 'part', document, list, code }, path: scope.path, holder: 'value' }) : code;
  });

export const activity: Reader = partOf('activities', ({ workflow }) => workflow);
/** An entry of the menu. */
export const entry: Reader = partOf('functions', ({ documents, document }) =>
  document.kind === 'app' ? document : [...documents.values()].find(({ key }) => key.kind === 'app')?.key,
);

/** Texts joined by spaces, commas or semicolons. */
export const listed = (read: Reader): Reader =>
  text((value, scope) => {
    const visit: Scope['visit'] = (occurrence) => scope.visit({ ...occurrence, holder: 'text' });
    return value.replaceAll(/[^\s,;，；]+/g, (code) => read(code, { ...scope, visit }) as string);
  });

/** What is stored as JSON in a text, or as it is. */
export const jsonText =
  (read: Reader, otherwise: Reader = nothing): Reader =>
  (value, scope) => {
    if (typeof value !== 'string') return read(value, scope);
    const parsed = value.trimStart().startsWith('{') ? parsedJson(value) : undefined;
    if (parsed === undefined) return otherwise(value, scope);
    const visit: Scope['visit'] = (occurrence) => scope.visit({ ...occurrence, path: scope.path, holder: 'text' });
    const changed = read(parsed, { ...scope, visit });
    return changed === parsed ? value : JSON.stringify(changed);
  };

function parsedJson(value: string): Json | undefined {
  try {
    return JSON.parse(value) as Json;
  } catch {
    return undefined;
  }
}

/** A tree of which the leaves are texts and the branches have `children`. */
export const tree =
  (leaf: Reader): Reader =>
  (value, scope) =>
    each((node, at) => (isJsonObject(node) ? object({ children: tree(leaf) })(node, at) : leaf(node, at)))(value, scope);

/** A reader that is defined further below. */
export const later =
  (read: () => Reader): Reader =>
  (value, scope) =>
    read()(value, scope);
