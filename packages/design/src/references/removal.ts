import type { DocumentKey } from '@inkstone/schema';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { objectsIn, type JsonObject } from '../document/json.ts';
import type { Operation } from '../operation/operation.ts';

/** What goes when a document is removed. */
export interface Removal {
  /** What is nothing without it: what belongs to a removed model, print templates of a form, scenarios of a workflow. */
  readonly along: readonly DocumentKey[];
  /** Codes of menu entries that would lead nowhere. */
  readonly entries: readonly string[];
  readonly operations: readonly Operation[];
}

/** Returns what removes a document, with what cannot be without it. Everything else that names it is left (`usesOf`). */
export function removalOf(documents: Documents, removed: DocumentKey): Removal {
  const along = [...documents.values()].filter((document) => isNothingWithout(document, removed)).map(({ key }) => key);
  const app = [...documents.values()].find(({ key }) => key.kind === 'app');
  const changes = app ? objectsIn(app.content['functions']).map((entry) => ({ entry, change: changeOf(entry, removed) })) : [];
  const gone = changes.flatMap(({ entry, change }) => (change === 'remove' && typeof entry['code'] === 'string' ? [entry['code']] : []));
  return {
    along,
    entries: gone,
    operations: [
      ...(app ? gone.map((code): Operation => ({ op: 'remove', document: app.key, path: ['functions', code] })) : []),
      ...changes.flatMap(({ entry, change }): Operation[] => {
        const code = entry['code'];
        if (!app || typeof code !== 'string' || change === null || change === 'remove') return [];
        return [{ op: 'set', document: app.key, path: ['functions', code, change], was: { value: entry[change]! } }];
      }),
      ...[...along, removed].map((document): Operation => ({ op: 'remove', document, path: [] })),
    ],
  };
}

function isNothingWithout({ key, content }: Document, removed: DocumentKey): boolean {
  if (removed.kind === 'model') return 'schemaCode' in key && key.schemaCode === removed.code;
  if (removed.kind === 'form') return key.kind === 'print' && key.schemaCode === removed.schemaCode && content['formCode'] === removed.code;
  return removed.kind === 'workflow' && key.kind === 'scenario' && content['workflowCode'] === removed.code;
}

/** What becomes of a menu entry: without its model or its form it leads nowhere; its list and its workflow can be missing. */
function changeOf(entry: JsonObject, removed: DocumentKey): 'remove' | 'listCode' | 'workflowCode' | null {
  const isOfModel = !('schemaCode' in removed) || entry['schemaCode'] === removed.schemaCode;
  if (removed.kind === 'model') return entry['schemaCode'] === removed.code ? 'remove' : null;
  if (removed.kind === 'form') return isOfModel && entry['formCode'] === removed.code ? 'remove' : null;
  if (removed.kind === 'list') return isOfModel && entry['listCode'] === removed.code ? 'listCode' : null;
  return removed.kind === 'workflow' && entry['workflowCode'] === removed.code ? 'workflowCode' : null;
}

/** Whether a document is removed by a removal. */
export const goesAlong = ({ along }: Removal, key: DocumentKey): boolean => along.some((each) => documentId(each) === documentId(key));
