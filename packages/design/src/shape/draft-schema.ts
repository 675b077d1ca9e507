import type { DocumentKey } from '@inkstone/schema';
import { documentShapes } from './document-shapes.ts';
import type { Shape } from './shape.ts';

/** What the draft schema of a document's kind asks for and does not find. */
export interface Misshape {
  readonly code: 'NotAnObject' | 'NotAList' | 'CodeMissing' | 'CodeTooLong' | 'OtherCode' | 'TooManyParts';
  /** Names of properties, and positions in lists. */
  readonly path: readonly (string | number)[];
}

export const draftLimits = {
  /** Characters of a code; also of what is named by more than one, like the column of a list. */
  code: 100,
  /** Parts of one list: more than any list of a published document may have. */
  parts: 2000,
} as const;

/**
 * Compares a document with the draft schema of its kind, which asks only for what its designer needs to address its parts: lists where parts
 * are listed, objects in them, and a code for each. Whether names, values and references are right is left to the checks. Parts of one code
 * are no misshape: an operation means the first of them, and a check names the others.
 */
export function misshapesOf(key: DocumentKey, content: unknown): readonly Misshape[] {
  if (!isObject(content)) return [{ code: 'NotAnObject', path: [] }];
  const ids = { code: key.code, ...('schemaCode' in key && { schemaCode: key.schemaCode }) };
  const other = Object.entries(ids).filter(([name, id]) => content[name] !== id);
  return [...other.map(([name]): Misshape => ({ code: 'OtherCode', path: [name] })), ...misshapesIn(documentShapes[key.kind], content, [])];
}

type Place = Misshape['path'];

function misshapesIn({ parts = {}, objects = {}, grid = false }: Shape, value: Readonly<Record<string, unknown>>, at: Place): Misshape[] {
  return [
    ...Object.entries(parts).flatMap(([name, { key, shape }]) =>
      eachIn(value[name], [...at, name], (part, path) => [
        ...codeMisshapes(part[key], [...path, key]),
        ...misshapesIn(shape, part, path),
        // Containers hold a grid too.
        ...(grid && name === 'controls' ? gridMisshapes(part['layout'], [...path, 'layout']) : []),
      ]),
    ),
    ...Object.entries(objects).flatMap(([name, shape]) => {
      const object = value[name];
      if (object === undefined) return [];
      return isObject(object) ? misshapesIn(shape, object, [...at, name]) : [{ code: 'NotAnObject' as const, path: [...at, name] }];
    }),
    ...(grid ? gridMisshapes(value['layout'], [...at, 'layout']) : []),
  ];
}

const gridMisshapes = (layout: unknown, at: Place): Misshape[] =>
  eachIn(layout, at, (row, path) =>
    eachIn(row['columns'], [...path, 'columns'], (slot, place) => codeMisshapes(slot['control'], [...place, 'control'])),
  );

/** A list that is not there is an empty one. */
function eachIn(list: unknown, at: Place, check: (part: Readonly<Record<string, unknown>>, path: Place) => Misshape[]): Misshape[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [{ code: 'NotAList', path: at }];
  if (list.length > draftLimits.parts) return [{ code: 'TooManyParts', path: at }];
  return list.flatMap((part: unknown, index) =>
    isObject(part) ? check(part, [...at, index]) : [{ code: 'NotAnObject' as const, path: [...at, index] }],
  );
}

function codeMisshapes(code: unknown, path: Place): Misshape[] {
  if (typeof code !== 'string' || code === '') return [{ code: 'CodeMissing', path }];
  return code.length > draftLimits.code ? [{ code: 'CodeTooLong', path }] : [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
