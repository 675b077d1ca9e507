import type { DocumentKey } from '@inkstone/schema';
import { documentId, type Documents } from '../document/documents.ts';
import { objectsIn } from '../document/json.ts';
import type { Name } from '../names/name.ts';
import type { OperationOf } from '../operation/operation.ts';
import type { Path } from '../shape/path.ts';

export type Rename = OperationOf<'rename'>;

/** What a rename renames, as names mean it; null: a part that only its own document addresses, such as a route or a card. */
export function renamedName({ document, path }: Rename): Name | null {
  const [list, code, inner, column, ...rest] = path;
  if (list === undefined) return { kind: 'document', document };
  if (code === undefined || rest.length > 0) return null;
  if (document.kind === 'model' && list === 'dataItems') return item(document.code, code, column, null);
  if (document.kind === 'form' && list === 'controls' && (inner === undefined || inner === 'columns'))
    return item(document.schemaCode, code, column, document.code);
  if (inner !== undefined) return null;
  if (document.kind === 'workflow' && list === 'activities') return { kind: 'part', document, list, code };
  return document.kind === 'app' && list === 'functions' ? { kind: 'part', document, list, code } : null;
}

const item = (model: string, code: string, column: string | undefined, controlsOf: string | null): Name => ({
  kind: 'item',
  model,
  sheet: column === undefined ? null : code,
  code: column ?? code,
  controlsOf,
});

/** The same name after the rename. */
export function withCode<N extends Name>(name: N, to: string): N;
export function withCode(name: Name, to: string): Name {
  return name.kind === 'document' ? { ...name, document: { ...name.document, code: to } } : { ...name, code: to };
}

/**
 * Whether an occurrence names what a rename renames. A control without an item is named in its own form, and in workflows unless another
 * form has a control of the same code.
 */
export function isMeant(occurring: Name, meant: Name, documents: Documents): boolean {
  if (occurring.kind !== 'item' || meant.kind !== 'item') return isSamePart(occurring, meant);
  if (occurring.model !== meant.model || occurring.sheet !== meant.sheet || occurring.code !== meant.code) return false;
  if (meant.controlsOf === null || occurring.controlsOf === meant.controlsOf) return true;
  return occurring.controlsOf === '*' && !hasOtherControl(meant, documents);
}

function isSamePart(one: Name, other: Name): boolean {
  if (one.kind === 'document') return other.kind === 'document' && documentId(one.document) === documentId(other.document);
  if (one.kind !== 'part' || other.kind !== 'part') return false;
  return one.list === other.list && one.code === other.code && documentId(one.document) === documentId(other.document);
}

function hasOtherControl({ model, sheet, code, controlsOf }: Name & { readonly kind: 'item' }, documents: Documents): boolean {
  return [...documents.values()].some(({ key, content }) => {
    if (key.kind !== 'form' || key.schemaCode !== model || key.code === controlsOf) return false;
    const controls = objectsIn(content['controls']);
    const beside = sheet === null ? controls : objectsIn(controls.find(({ key: own }) => own === sheet)?.['columns']);
    return beside.some(({ key: own }) => own === code);
  });
}

/** A name after a rename: also one of a part of what is renamed, such as an item of a renamed model. */
export function carriedName(name: Name, { to }: Rename, meant: Name, documents: Documents): Name {
  if (isMeant(name, meant, documents)) return withCode(name, to);
  if (name.kind === 'item') return carriedItem(name, to, meant);
  if (meant.kind !== 'document') return name;
  const document = carriedKey(name.document, meant.document, to);
  return document === name.document ? name : { ...name, document };
}

function carriedItem(name: Name & { readonly kind: 'item' }, to: string, meant: Name): Name {
  if (meant.kind === 'item') {
    const isColumn = meant.sheet === null && name.sheet === meant.code && name.model === meant.model;
    return isColumn ? { ...name, sheet: to } : name;
  }
  if (meant.kind === 'part') return name;
  const { document } = meant;
  if (document.kind === 'model' && document.code === name.model) return { ...name, model: to };
  const isOfForm = document.kind === 'form' && document.schemaCode === name.model && document.code === name.controlsOf;
  return isOfForm ? { ...name, controlsOf: to } : name;
}

/** The key of a document after a document was renamed: forms and lists belong to a model. */
export function carriedKey(key: DocumentKey, renamed: DocumentKey, to: string): DocumentKey {
  if (documentId(key) === documentId(renamed)) return { ...key, code: to };
  return 'schemaCode' in key && renamed.kind === 'model' && key.schemaCode === renamed.code ? { ...key, schemaCode: to } : key;
}

/** The paths in a document that end with the code of what is renamed; `*` stands for the code of any part. */
export function renamedPaths(document: DocumentKey, { document: owner, path }: Rename): readonly Path[] {
  const [list, code, inner, column] = path;
  if (list === undefined && owner.kind === 'model' && document.kind === 'role') return [['grants', owner.code]];
  if (list === undefined || code === undefined) return [];
  const own = documentId(document) === documentId(owner) ? [path] : [];
  const isItem = owner.kind === 'model' && list === 'dataItems';
  const isControl = owner.kind === 'form' && list === 'controls' && (inner === undefined || inner === 'columns');
  if (isControl) return own.length > 0 ? ofForm(code, column) : [];
  if (!isItem || !('schemaCode' in document) || document.schemaCode !== owner.code) return own;
  if (document.kind === 'form') return ofForm(code, column);
  return document.kind === 'list' && column === undefined ? [['columns', code]] : [];
}

function ofForm(code: string, column: string | undefined): readonly Path[] {
  if (column !== undefined) return [['controls', code, 'columns', column]];
  return [
    ['controls', code],
    ['layout', code],
    ['controls', '*', 'options', 'heads', code],
  ];
}
