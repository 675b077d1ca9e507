import type { DocumentKey } from '@inkstone/schema';
import { valueAt } from '../document/change-at.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';
import { mapNames } from '../names/document-names.ts';
import { codeOf, type ContentPath } from '../names/name.ts';
import type { Operation } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import type { Shape } from '../shape/shape.ts';

/** The documents that can stand in the place of another: forms and lists of the same model, workflows of the same model, and pages. */
export function replacementsOf(documents: Documents, replaced: DocumentKey): readonly DocumentKey[] {
  if (replaced.kind === 'app' || replaced.kind === 'model') return [];
  const modelOf = (key: DocumentKey) =>
    'schemaCode' in key ? key.schemaCode : (documents.get(documentId(key))?.content['schemaCode'] ?? null);
  return [...documents.values()]
    .map(({ key }) => key)
    .filter((key) => key.kind === replaced.kind && documentId(key) !== documentId(replaced) && modelOf(key) === modelOf(replaced));
}

/** Returns the operations after which every other document names one document where it named another of its kind. */
export function replacing(documents: Documents, replaced: DocumentKey, by: DocumentKey): readonly Operation[] {
  return [...documents.values()]
    .filter(({ key }) => documentId(key) !== documentId(replaced))
    .flatMap((document) => replacingIn(document, documents, replaced, by));
}

function replacingIn(document: Document, documents: Documents, replaced: DocumentKey, by: DocumentKey): readonly Operation[] {
  const addresses = new Map<string, Path>();
  const content = mapNames(document, documents, ({ name, path }) => {
    if (name.kind !== 'document' || documentId(name.document) !== documentId(replaced)) return codeOf(name);
    const address = addressOf(document.content, documentShapes[document.key.kind], path);
    if (address) addresses.set(address.join('\n'), address);
    return by.code;
  });
  return [...addresses.values()].flatMap((path): Operation[] => {
    const steps = readPath(documentShapes[document.key.kind], path);
    const [before, value] = steps ? [valueAt(document.content, steps), valueAt(content, steps)] : [];
    return value === undefined || before === undefined ? [] : [{ op: 'set', document: document.key, path, value, was: { value: before } }];
  });
}

/** The path of the property that holds a place of the content; null for a property that is not set by itself. */
function addressOf(content: JsonObject, shape: Shape, [name, index, ...rest]: ContentPath): Path | null {
  if (typeof name !== 'string') return null;
  const list = shape.parts && Object.hasOwn(shape.parts, name) ? shape.parts[name] : undefined;
  if (list) {
    const held = content[name];
    const part: Json | undefined = Array.isArray(held) && typeof index === 'number' ? (held as readonly Json[])[index] : undefined;
    const code = isJsonObject(part) ? part[list.key] : undefined;
    if (!isJsonObject(part) || typeof code !== 'string') return null;
    const below = addressOf(part, list.shape, rest);
    return below && [name, code, ...below];
  }
  const object = shape.objects && Object.hasOwn(shape.objects, name) ? shape.objects[name] : undefined;
  const value = content[name];
  if (object && isJsonObject(value) && index !== undefined) {
    const below = addressOf(value, object, [index, ...rest]);
    return below && [name, ...below];
  }
  return readPath(shape, [name]) ? [name] : null;
}
