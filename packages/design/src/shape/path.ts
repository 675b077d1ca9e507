import type { PartList, Shape } from './shape.ts';

/** `['controls', 'price', 'options', 'visible']`: names of properties, and the code of the part after the name of its list. */
export type Path = readonly string[];

/** One step from a document to what a path addresses. */
export type Step =
  | { readonly kind: 'part'; readonly list: string; readonly code: string; readonly key: PartList['key'] }
  | { readonly kind: 'slot'; readonly control: string }
  | { readonly kind: 'object'; readonly name: string }
  | { readonly kind: 'property'; readonly name: string };

/** Returns the steps of a path, or null if it addresses nothing in documents of this shape. The empty path is the document. */
export function readPath(shape: Shape, path: Path): readonly Step[] | null {
  const [name, code, ...rest] = path;
  if (name === undefined) return [];
  if (shape.grid && name === 'layout') return code === undefined ? null : after({ kind: 'slot', control: code }, {}, rest);
  const list = own(shape.parts, name);
  if (list) return code === undefined ? null : after({ kind: 'part', list: name, code, key: list.key }, list.shape, rest);
  const object = own(shape.objects, name);
  if (object) return code === undefined ? null : after({ kind: 'object', name }, object, path.slice(1));
  if (code !== undefined || shape.fixed?.includes(name) || unsafe.has(name)) return null;
  return [{ kind: 'property', name }];
}

/** Returns the shape of what a path addresses; a property is one value. */
export function shapeAt(shape: Shape, [name, code, ...rest]: Path): Shape {
  if (name === undefined) return shape;
  const list = own(shape.parts, name);
  if (list) return shapeAt(list.shape, rest);
  const object = own(shape.objects, name);
  return object && code !== undefined ? shapeAt(object, [code, ...rest]) : {};
}

function after(step: Step, shape: Shape, rest: Path): readonly Step[] | null {
  const steps = readPath(shape, rest);
  return steps && [step, ...steps];
}

const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** Assigning these would change the prototype instead of a property. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
