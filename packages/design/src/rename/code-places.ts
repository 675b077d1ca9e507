import type { DocumentKey } from '@inkstone/schema';
import type { OperationOf } from '../operation/operation.ts';
import type { Path } from '../shape/path.ts';
import type { CodePlace } from './code-place.ts';

export type Rename = OperationOf<'rename'>;

/** How a rename concerns a document: the paths of the renamed parts, and every place where their code stands. */
export interface Renaming {
  readonly paths: readonly Path[];
  readonly places: readonly CodePlace[];
}

const nothing: Renaming = { paths: [], places: [] };

/** Returns how a rename concerns a document. A data item is renamed in its model and in the forms and lists of it. */
export function renamingIn(document: DocumentKey, { document: owner, path }: Rename): Renaming {
  const [list, code, inner, column] = path;
  if (list === undefined || code === undefined) return nothing;
  if (owner.kind === 'model') {
    if (document.kind === 'model') return document.code === owner.code ? ofModel(code, inner, column) : nothing;
    if (!('schemaCode' in document) || document.schemaCode !== owner.code) return nothing;
    return document.kind === 'form' ? ofForm(code, column) : column === undefined ? ofList(code) : nothing;
  }
  if (!isSameDocument(document, owner)) return owner.kind === 'app' && document.kind === 'page' ? ofEntries : nothing;
  if (list === 'controls') return inner === undefined || inner === 'columns' ? ofForm(code, column) : ofPart(path, 'key');
  if (list === 'activities') return ofActivity(code);
  return ofPart(path, 'code');
}

function ofModel(code: string, inner: string | undefined, column: string | undefined): Renaming {
  if (inner !== undefined && column !== undefined)
    return {
      paths: [['dataItems', code, inner, column]],
      places: [['dataItems', { key: 'code', is: code }, 'dataItems', '*', 'code']],
    };
  return { paths: [['dataItems', code]], places: [['dataItems', '*', 'code'], ['nameItem']] };
}

function ofForm(code: string, column: string | undefined): Renaming {
  if (column !== undefined) {
    const sheet = ['controls', { key: 'key', is: code }] as const;
    const headings: CodePlace = [...sheet, 'options', 'headGroup', '**'];
    return { paths: [['controls', code, 'columns', column]], places: [[...sheet, 'columns', '*', 'key'], headings] };
  }
  return {
    paths: [
      ['controls', code],
      ['layout', code],
    ],
    places: [
      ['controls', '*', 'key'],
      ['layout', '*', 'columns', '*', 'control'],
      ['controls', '*', 'layout', '*', 'columns', '*', 'control'],
      ['controls', '*', 'options', 'heads', '*', 'key'],
      ['controls', '*', 'options', 'mappings', '*', 'to'],
    ],
  };
}

function ofList(code: string): Renaming {
  return {
    paths: [['columns', code]],
    places: [
      ['columns', '*', 'code'],
      ['filters', '*'],
      ['search', '*'],
      ['sort', 'code'],
      ['totals', '*', 'code'],
      ['group'],
      ['gantt', 'start'],
      ['gantt', 'end'],
      ['gantt', 'progress'],
    ],
  };
}

function ofActivity(code: string): Renaming {
  return {
    paths: [['activities', code]],
    places: [
      ['activities', '*', 'code'],
      ['activities', '*', 'split'],
      ['activities', '*', 'whenFailed', 'activity'],
      ['activities', '*', 'participants', '*', 'activity'],
      ['routes', '*', 'from'],
      ['routes', '*', 'to'],
    ],
  };
}

/** Entries of the menu are named by cards of pages. */
const ofEntries: Renaming = { paths: [], places: [['cards', '*', 'functions', '*']] };

/** A part that no other place names. */
function ofPart(path: Path, key: string): Renaming {
  const list = path.slice(0, -1);
  return { paths: [path], places: [[...placesOf(list), '*', key]] };
}

/** The place of a list: the codes on the way to it select their parts. */
function placesOf(list: Path): CodePlace {
  const [outer, code, ...rest] = list;
  if (outer === undefined) return [];
  if (code === undefined) return [outer];
  return [outer, { key: outer === 'controls' ? 'key' : 'code', is: code }, ...rest];
}

const isSameDocument = (one: DocumentKey, other: DocumentKey): boolean =>
  one.kind === other.kind &&
  one.code === other.code &&
  (!('schemaCode' in one) || !('schemaCode' in other) || one.schemaCode === other.schemaCode);
