import { documentId, objectsIn, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { textOf } from '../working-copy/text-of.ts';

const isOf = (key: DocumentKey, model: string): boolean => 'schemaCode' in key && key.schemaCode === model;

/** Removes a data item with its control in each form and its column in each list. A column of a sub-table has a path of four. */
export function removeItem(documents: Documents, model: string, path: readonly string[]): readonly Operation[] {
  const [, item = '', , column] = path;
  const operations: Operation[] = [];
  for (const { key, content } of documents.values()) {
    if (!isOf(key, model)) continue;
    if (key.kind === 'form') operations.push(...removeFromForm(key, content, item, column));
    const shown = column === undefined ? item : `${item}.${column}`;
    if (key.kind === 'list' && objectsIn(content['columns']).some(({ code }) => code === shown))
      operations.push({ op: 'remove', document: key, path: ['columns', shown] });
  }
  return [...operations, { op: 'remove', document: { kind: 'model', code: model }, path: [...path] }];
}

function removeFromForm(document: DocumentKey, content: JsonObject, item: string, column: string | undefined): readonly Operation[] {
  const control = objectsIn(content['controls']).find(({ key }) => key === item);
  if (!control) return [];
  if (column === undefined)
    return [
      { op: 'remove', document, path: ['layout', item] },
      { op: 'remove', document, path: ['controls', item] },
    ];
  const isThere = objectsIn(control['columns']).some(({ key }) => key === column);
  return isThere ? [{ op: 'remove', document, path: ['controls', item, 'columns', column] }] : [];
}

/** Removes a model with its forms, lists and menu entries. */
export function removeModel(documents: Documents, appCode: string, model: string): readonly Operation[] {
  const app = { kind: 'app', code: appCode } as const;
  const entries = objectsIn(documents.get(documentId(app))?.content['functions']).filter(({ schemaCode }) => schemaCode === model);
  return [
    ...entries.map(({ code }): Operation => ({ op: 'remove', document: app, path: ['functions', textOf(code)] })),
    ...[...documents.values()].flatMap(({ key }): Operation[] => (isOf(key, model) ? [{ op: 'remove', document: key, path: [] }] : [])),
    { op: 'remove', document: { kind: 'model', code: model }, path: [] },
  ];
}
