import type { Document } from '../document/documents.ts';
import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { shapeAt, type Path } from '../shape/path.ts';
import type { Shape } from '../shape/shape.ts';
import { canonicalText } from './canonical-text.ts';

/** A text that is equal for documents that mean the same: a list of parts that is empty means the same as none. */
export const canonicalDocument = ({ key, content }: Document): string =>
  canonicalText(withoutEmptyLists(content, documentShapes[key.kind]));

/** Whether two values of a path in a kind of document mean the same. */
export function isSameAt({ kind }: Document['key'], path: Path, one: Json | undefined, other: Json | undefined): boolean {
  const shape = shapeAt(documentShapes[kind], path);
  const text = (value: Json | undefined) => canonicalText(isJsonObject(value) ? withoutEmptyLists(value, shape) : value);
  return one === other || text(one) === text(other);
}

function withoutEmptyLists(content: JsonObject, { parts = {}, objects = {}, grid = false }: Shape): JsonObject {
  const entries = Object.entries(content).flatMap(([property, value]): [string, Json][] => {
    const list = Object.hasOwn(parts, property) ? parts[property] : undefined;
    if (Array.isArray(value) && value.length === 0 && (list || (grid && property === 'layout'))) return [];
    if (list && Array.isArray(value))
      return [[property, value.map((part: Json) => (isJsonObject(part) ? withoutEmptyLists(part, list.shape) : part))]];
    const object = Object.hasOwn(objects, property) ? objects[property] : undefined;
    return [[property, object && isJsonObject(value) ? withoutEmptyLists(value, object) : value]];
  });
  return Object.fromEntries(entries);
}
