import type { DocumentKey } from '@inkstone/schema';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import { valueAt } from './change-at.ts';
import { documentId, type Documents } from './documents.ts';
import type { Json } from './json.ts';

/** What a path leads to in a document; undefined if nothing is there. */
export function valueIn(documents: Documents, document: DocumentKey, path: Path): Json | undefined {
  const found = documents.get(documentId(document));
  const steps = found && readPath(documentShapes[document.kind], path);
  return found && steps ? valueAt(found.content, steps) : undefined;
}
