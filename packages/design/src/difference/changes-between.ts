import { canonicalDocument } from '../canonical/canonical-document.ts';
import { canonicalText } from '../canonical/canonical-text.ts';
import type { Document, Documents } from '../document/documents.ts';
import { isJsonObject, objectsIn, type Json, type JsonObject } from '../document/json.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import type { Path } from '../shape/path.ts';
import type { PartList, Shape } from '../shape/shape.ts';
import { valued, type Change } from './change.ts';

/** The changes that make the documents of `before` those of `after`, document by document; none if they mean the same. */
export function changesBetween(before: Documents, after: Documents): readonly Change[] {
  const changes: Change[] = [];
  for (const [id, document] of after) {
    const earlier = before.get(id);
    if (!earlier) changes.push({ kind: 'added', document: document.key, path: [], after: document.content });
    else if (canonicalDocument(earlier) !== canonicalDocument(document)) changes.push(...changesIn(earlier, document));
  }
  for (const [id, { key, content }] of before)
    if (!after.has(id)) changes.push({ kind: 'removed', document: key, path: [], before: content });
  return changes;
}

function changesIn({ key, content }: Document, later: Document): readonly Change[] {
  const compare = (path: Path, shape: Shape, before: JsonObject, after: JsonObject): readonly Change[] => {
    const { parts = {}, objects = {}, grid = false } = shape;
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((property) => {
      const [was, is] = [before[property], after[property]];
      const at = [...path, property];
      const list = Object.hasOwn(parts, property) ? parts[property] : undefined;
      if (list) return compareParts(at, list, objectsIn(was), objectsIn(is));
      const object = Object.hasOwn(objects, property) ? objects[property] : undefined;
      if (object && (isJsonObject(was) || isJsonObject(is))) return compare(at, object, objectOf(was), objectOf(is));
      if (isEqual(grid && property === 'layout', was, is)) return [];
      return [{ kind: 'changed', document: key, path: at, ...valued('before', was), ...valued('after', is) } satisfies Change];
    });
  };
  const compareParts = (path: Path, list: PartList, before: readonly JsonObject[], after: readonly JsonObject[]): readonly Change[] => {
    const codeOf = (part: JsonObject): string => String(part[list.key] as string);
    const [earlier, present] = [byCode(before, codeOf), byCode(after, codeOf)];
    const kept = after.filter((part) => earlier.has(codeOf(part)));
    const isMoved = canonicalText(kept.map(codeOf)) !== canonicalText(before.map(codeOf).filter((code) => present.has(code)));
    return [
      ...after.flatMap((part) => {
        const was = earlier.get(codeOf(part));
        const at = [...path, codeOf(part)];
        return was ? compare(at, list.shape, was, part) : [{ kind: 'added', document: key, path: at, after: part } satisfies Change];
      }),
      ...before.flatMap((part) =>
        present.has(codeOf(part)) ? [] : [{ kind: 'removed', document: key, path: [...path, codeOf(part)], before: part } satisfies Change],
      ),
      ...(isMoved ? [{ kind: 'moved', document: key, path } satisfies Change] : []),
    ];
  };
  return compare([], documentShapes[key.kind], content, later.content);
}

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

const byCode = (parts: readonly JsonObject[], codeOf: (part: JsonObject) => string): ReadonlyMap<string, JsonObject> =>
  new Map(parts.map((part) => [codeOf(part), part]));

/** An empty grid means the same as none. */
function isEqual(isGrid: boolean, one: Json | undefined, other: Json | undefined): boolean {
  const value = (each: Json | undefined) => (isGrid && Array.isArray(each) && each.length === 0 ? undefined : each);
  return canonicalText(value(one)) === canonicalText(value(other));
}
