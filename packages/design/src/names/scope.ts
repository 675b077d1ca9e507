import { documentId, type Documents } from '../document/documents.ts';
import { objectsIn, type Json, type JsonObject } from '../document/json.ts';
import type { ContentPath, NamedItem, Occurrence, VisitName } from './name.ts';
import type { DocumentKey } from '@inkstone/schema';

/** Records that texts name the fields of. */
export interface Records {
  readonly model: string | null;
  /** In a row of a sub-table: its columns come before the items of the same names. */
  readonly sheet: string | null;
  readonly controlsOf: string | null;
}

/** Where a value of a document is read: what the codes in it mean. */
export interface Scope {
  readonly documents: Documents;
  readonly document: DocumentKey;
  readonly path: ContentPath;
  /** The record that the document is about. */
  readonly own: Records;
  /** The records of another model that the enclosing part names by `schemaCode`. */
  readonly target: Records;
  /** The workflow whose activities texts name. */
  readonly workflow: DocumentKey | null;
  /** Names in formulas that mean something else, such as the inputs of a rule. */
  readonly shadowed: ReadonlySet<string>;
  readonly visit: VisitName;
}

/** Reads a value of a document, and returns it with the names replaced; the same value if none was. */
export type Reader = (value: Json, scope: Scope) => Json;

export const inside = (scope: Scope, step: string | number): Scope => ({ ...scope, path: [...scope.path, step] });

export const recordsOf = (model: string | null, controlsOf: string | null = null): Records => ({ model, sheet: null, controlsOf });

const itemsOf = (documents: Documents, model: string): readonly JsonObject[] =>
  objectsIn(documents.get(documentId({ kind: 'model', code: model }))?.content['dataItems']);

const formsOf = (documents: Documents, model: string): readonly JsonObject[] =>
  [...documents.values()].flatMap(({ key, content }) => (key.kind === 'form' && key.schemaCode === model ? [content] : []));

interface ModelNames {
  /** The columns of the sub-tables. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
  /** The models that items refer to; those of columns under `sheet.column`. */
  readonly targets: ReadonlyMap<string, string>;
}

const known = new WeakMap<Documents, Map<string, ModelNames>>();

/** What is known of a model from its items and from the controls of its forms. */
function namesOfModel(documents: Documents, model: string): ModelNames {
  const cache = known.get(documents) ?? new Map<string, ModelNames>();
  known.set(documents, cache);
  const before = cache.get(model);
  if (before) return before;
  const columns = new Map<string, Set<string>>();
  const targets = new Map<string, string>();
  const add = (sheet: Json | undefined, column: Json | undefined): void => {
    if (typeof sheet !== 'string') return;
    const codes = columns.get(sheet) ?? new Set<string>();
    if (typeof column === 'string') codes.add(column);
    columns.set(sheet, codes);
  };
  const target = ({ code, schemaCode }: JsonObject, sheet: string): void => {
    if (typeof code === 'string' && typeof schemaCode === 'string') targets.set(sheet + code, schemaCode);
  };
  for (const item of itemsOf(documents, model)) {
    target(item, '');
    if (item['type'] === 'Sheet' || item['dataItems'] !== undefined) add(item['code'], undefined);
    const { code } = item;
    for (const column of objectsIn(item['dataItems'])) {
      add(code, column['code']);
      if (typeof code === 'string') target(column, `${code}.`);
    }
  }
  for (const { controls } of formsOf(documents, model))
    for (const control of objectsIn(controls)) {
      if (control['columns'] !== undefined) add(control['key'], undefined);
      for (const column of objectsIn(control['columns'])) add(control['key'], column['key']);
    }
  const names = { columns, targets };
  cache.set(model, names);
  return names;
}

/** Returns what a name and its member, if there is one, name in records. */
export function fieldNames(scope: Scope, records: Records, name: string, member: string | undefined): readonly NamedItem[] {
  const { model, sheet, controlsOf } = records;
  if (model === null) return [];
  const { columns, targets } = namesOfModel(scope.documents, model);
  const inRow = sheet !== null && member === undefined && columns.get(sheet)?.has(name) === true;
  const first: NamedItem = { kind: 'item', model, sheet: inRow ? sheet : null, code: name, controlsOf };
  if (member === undefined) return [first];
  if (columns.has(name)) return [first, { kind: 'item', model, sheet: name, code: member, controlsOf }];
  const ownTarget = sheet === null ? undefined : targets.get(`${sheet}.${name}`);
  const target = ownTarget ?? targets.get(name);
  const column: NamedItem = ownTarget === undefined ? first : { ...first, sheet };
  return target === undefined ? [first] : [column, { kind: 'item', model: target, sheet: null, code: member, controlsOf: null }];
}

/** Reports names that one text holds and returns their codes. */
export const visited = (scope: Scope, names: readonly Occurrence['name'][], holder: Occurrence['holder']): readonly string[] =>
  names.map((name) => scope.visit({ name, path: scope.path, holder }));
